import type { AskQuestion } from './ask-schema.ts';

/** Builds the letter to the company behind a tool; the default of its name is a blank in square brackets. */
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
