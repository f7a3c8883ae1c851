/** The three answers to each question, from strict to open. */
export const choices = ['a', 'b', 'c'] as const;
export type Choice = (typeof choices)[number];

/** What a church that skips a question gets: right for some eighty people, a part-time office and no committee. */
export const defaultChoice: Choice = 'b';

export const questionCount = 14;

/** The name of a question in an address. */
export type AnswerName = `q${number}`;
export const answerName = (question: number): AnswerName => `q${question}`;

/** What a church answered, and the version of our sentences for which it did. */
export interface PolicyAnswers extends Partial<Record<AnswerName, Choice>> {
  v?: number;
}

/** The facts on tools that a clause can need: who trains on what is entered, from what age a tool may be used, who may hear a recording. */
export const basesOfClauses = ['training', 'age', 'recordings'] as const;
export type BasisOfClause = (typeof basesOfClauses)[number];
