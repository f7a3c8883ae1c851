/** The three answers to each question, from strict to open. */
export const choices = ['a', 'b', 'c'] as const;
export type Choice = (typeof choices)[number];

/** The default for a skipped question: right for a church of some eighty people, a part-time office and no committee. */
export const defaultChoice: Choice = 'b';

export const questionCount = 14;

/** The name of a question in an address. */
export type AnswerName = `q${number}`;
export const answerName = (question: number): AnswerName => `q${question}`;

/** The answers of a church, and the version of our sentences that they are for. */
export interface PolicyAnswers extends Partial<Record<AnswerName, Choice>> {
  v?: number;
}

/**
 * Facts on tools that a clause can need: training on input, the minimum age of a user, permission to process a recording.
 */
export const basesOfClauses = ['training', 'age', 'recordings'] as const;
export type BasisOfClause = (typeof basesOfClauses)[number];
