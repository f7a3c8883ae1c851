import type { AnswerCardView } from './answer-views.ts';

/** How /answers may be read: by topic, as long as nothing else is asked for. */
export const answerOrders = ['topic', 'asked', 'newest'] as const;
export type AnswerOrder = (typeof answerOrders)[number];

/** What an address of /answers tells. */
export interface AnswerSearch {
  order?: Exclude<AnswerOrder, 'topic'>;
}

/** Reads the address; what it does not know it leaves out. */
export const parseAnswerSearch = ({ order }: Record<string, unknown>): AnswerSearch =>
  order === 'asked' || order === 'newest' ? { order } : {};

/** Answers in one row: what most ask first, or the latest; what is alike stays in the order that it came in. */
export const orderAnswers = (
  answers: readonly AnswerCardView[],
  order: Exclude<AnswerOrder, 'topic'>,
): readonly AnswerCardView[] =>
  answers.toSorted((a, b) => (order === 'asked' ? b.votes - a.votes : 0) || b.written.localeCompare(a.written));
