/**
 * What facts are about, in the order of a tool's card, with the card's label and the closed list of answers.
 * Design, section 10.3. Apart from the schema: the browser needs these without the validator.
 */
export const factTopics = [
  {
    about: 'training',
    label: 'Trains on what you enter?',
    answers: ['no', 'off unless switched on', 'on unless switched off', 'yes', 'unclear'],
  },
  {
    about: 'retention',
    label: 'How long kept?',
    answers: ['not kept', 'until you delete it', 'a set time', 'as long as needed', 'unclear'],
  },
  { about: 'age', label: 'Minimum age', answers: 'years' },
  { about: 'review', label: 'Read by people?', answers: ['no', 'only with permission', 'yes', 'unclear'] },
  { about: 'sharing', label: 'Passed on to?', answers: ['no', 'yes', 'unclear'] },
  { about: 'access', label: 'Who else can open it?' },
  { about: 'location', label: 'Kept where?' },
  { about: 'agreement', label: 'Data agreement', answers: ['yes', 'no', 'unclear'] },
  { about: 'consent', label: 'Who must ask for consent?' },
  { about: 'children', label: 'Children', answers: ['not allowed', 'with a parent’s or school’s consent', 'allowed', 'unclear'] },
  {
    about: 'output',
    label: 'Who owns what it makes?',
    answers: ['you', 'you, with limits', 'not you', 'public unless you pay', 'unclear'],
  },
  { about: 'price', label: 'Price' },
  { about: 'discount', label: 'Discount for churches', answers: ['yes', 'no', 'unclear'] },
  { about: 'languages', label: 'Languages' },
  { about: 'status', label: 'Status' },
] as const;

export type FactTopic = (typeof factTopics)[number]['about'];

/** The pattern that an answer on a topic must match whole; undefined where the topic takes no answer. */
export function factAnswers(about: string): RegExp | undefined {
  const topic = factTopics.find((one) => one.about === about);
  if (!topic || !('answers' in topic)) return undefined;
  if (topic.answers === 'years') return /^(?:[1-9]|1\d|2[01])$/;
  return new RegExp(`^(?:${topic.answers.join('|')})$`);
}
