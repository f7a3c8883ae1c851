import type { FactTopic } from './fact-topic-names.ts';

/** Closed list of answers of each topic that has one. Separate from the topics' words: no page needs it to show a fact. */
export const factAnswers: Partial<Record<FactTopic, 'years' | readonly string[]>> = {
  training: ['no', 'off unless switched on', 'on unless switched off', 'yes', 'unclear'],
  retention: ['not kept', 'until you delete it', 'a set time', 'as long as needed', 'unclear'],
  age: 'years',
  review: ['no', 'only with permission', 'yes', 'unclear'],
  sharing: ['no', 'yes', 'unclear'],
  agreement: ['yes', 'no', 'unclear'],
  children: ['not allowed', 'with a parent’s or school’s consent', 'allowed', 'unclear'],
  output: ['you', 'you, with limits', 'not you', 'public unless you pay', 'unclear'],
  discount: ['yes', 'no', 'unclear'],
};

/** The pattern that an answer on a topic must match as a whole; undefined where the topic takes no answer. */
export function answerPattern(about: FactTopic): RegExp | undefined {
  const answers = factAnswers[about];
  if (!answers) return undefined;
  if (answers === 'years') return /^(?:[1-9]|1\d|2[01])$/;
  return new RegExp(`^(?:${answers.join('|')})$`);
}
