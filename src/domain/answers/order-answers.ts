import type { AnswerSearch } from './answer-search.ts';
import type { AnswerCardView } from './answer-views.ts';

/** How /answers may be read: by topic, as long as nothing else is asked for. */
export const answerOrders = ['topic', 'asked', 'newest'] as const;
export type AnswerOrder = (typeof answerOrders)[number];

/** Answers in one row: what most ask first, or the latest; what is alike stays in the order that it came in. */
export const orderAnswers = (
  answers: readonly AnswerCardView[],
  order: NonNullable<AnswerSearch['order']>,
): readonly AnswerCardView[] =>
  [...answers].sort((a, b) => (order === 'asked' ? b.votes - a.votes : 0) || b.written.localeCompare(a.written));
