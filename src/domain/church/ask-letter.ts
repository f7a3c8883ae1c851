import type { AskQuestion } from './ask-schema.ts';

/** The letter to the company behind a tool; without the tool's name its blanks are in square brackets. */
export const askLetter = (questions: readonly AskQuestion[], tool = '[the tool]'): { subject: string; text: string } => ({
  subject: `Questions from a church about ${tool}`,
  text: [
    'Hello.',
    `We’re a church and would like to use ${tool} on the plan [the plan]. Before we do, please answer twelve questions. Where your terms answer one, the sentence and its address are enough.`,
    ...questions.map(({ ask }, at) => `${at + 1}. ${ask}`),
    'Please tell us which plan each answer is for, and since when it holds. Thank you.',
    '[your name and church]',
  ].join('\n\n'),
});
