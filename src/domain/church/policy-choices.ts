/** The three answers to each question, from strict to open. */
export const choices = ['a', 'b', 'c'] as const;
export type Choice = (typeof choices)[number];

/** The answer for a church that skips a question: right for some eighty people, a part-time office and no committee. */
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
 * The facts on tools that a clause can need: which of them train on what is entered, from what age a tool may be used, which may
 * process a recording.
 */
export const basesOfClauses = ['training', 'age', 'recordings'] as const;
export type BasisOfClause = (typeof basesOfClauses)[number];
