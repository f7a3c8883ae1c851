import type { AnswerSearch } from './answer-search.ts';
import type { AnswerCardView } from './answer-views.ts';

/** Orders of /answers: by topic is the default. */
export const answerOrders = ['topic', 'asked', 'newest'] as const;
export type AnswerOrder = (typeof answerOrders)[number];

/** Sorts answers by votes, then date, or by date alone, the newest first; equal ones keep their order. */
export const orderAnswers = (
  answers: readonly AnswerCardView[],
  order: NonNullable<AnswerSearch['order']>,
): readonly AnswerCardView[] =>
  [...answers].sort((a, b) => (order === 'asked' ? b.votes - a.votes : 0) || b.written.localeCompare(a.written));
