import { z } from 'zod';
import { answerSchema } from '../answers/answer-schema.ts';

/** A question that staff published and that nobody has answered yet, with nothing about the asker. */
export const openQuestionSchema = z.strictObject({
  /** Reference, which is also the end of its address: 'Q-7K3M9Q'. */
  reference: z.string(),
  question: z.string(),
  category: answerSchema.shape.topic,
  votes: z.int().meta({ description: 'How many ask it too' }),
  asked: z.string().meta({ description: 'The day on which it was asked: 2026-11-22' }),
});
export type OpenQuestionView = z.output<typeof openQuestionSchema>;

/** Page at a question's address: the question, or its new address after it was answered or merged. */
export const questionPageSchema = z.union([
  z.strictObject({ question: openQuestionSchema }),
  z.strictObject({ movedTo: z.string().meta({ description: 'Its answer, or the question that it was merged into' }) }),
]);
export type QuestionPageView = z.output<typeof questionPageSchema>;

/** The answer to a vote. */
export interface VoteView {
  votes: number;
  /** True if this visitor's vote of today is among them. */
  isMine: boolean;
}
