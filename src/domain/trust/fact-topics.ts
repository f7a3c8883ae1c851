/**
 * What facts are about, in the order of a tool's card, with the card's label, a noun for sentences, and the closed list of answers.
 * Design, section 10.3. Apart from the schema: the browser needs these without the validator.
 */
export const factTopics = [
  {
    about: 'training',
    label: 'Trains on what you enter?',
    noun: 'training',
    answers: ['no', 'off unless switched on', 'on unless switched off', 'yes', 'unclear'],
  },
  {
    about: 'retention',
    label: 'How long kept?',
    noun: 'how long it is kept',
    answers: ['not kept', 'until you delete it', 'a set time', 'as long as needed', 'unclear'],
  },
  { about: 'age', label: 'Minimum age', noun: 'the minimum age', answers: 'years' },
  { about: 'review', label: 'Read by people?', noun: 'who reads it', answers: ['no', 'only with permission', 'yes', 'unclear'] },
  { about: 'sharing', label: 'Passed on to?', noun: 'who it is passed on to', answers: ['no', 'yes', 'unclear'] },
  { about: 'access', label: 'Who else can open it?', noun: 'who else can open it' },
  { about: 'location', label: 'Kept where?', noun: 'where it is kept' },
  { about: 'agreement', label: 'Data agreement', noun: 'a data agreement', answers: ['yes', 'no', 'unclear'] },
  { about: 'consent', label: 'Who must ask for consent?', noun: 'who asks for consent' },
  {
    about: 'children',
    label: 'Children',
    noun: 'children',
    answers: ['not allowed', 'with a parent’s or school’s consent', 'allowed', 'unclear'],
  },
  {
    about: 'output',
    label: 'Who owns what it makes?',
    noun: 'who owns what it makes',
    answers: ['you', 'you, with limits', 'not you', 'public unless you pay', 'unclear'],
  },
  { about: 'price', label: 'Price', noun: 'the price' },
  { about: 'discount', label: 'Discount for churches', noun: 'a discount for churches', answers: ['yes', 'no', 'unclear'] },
  { about: 'languages', label: 'Languages', noun: 'languages' },
  { about: 'status', label: 'Status', noun: 'its status' },
] as const;

export type FactTopic = (typeof factTopics)[number]['about'];

/** The pattern that an answer on a topic must match whole; undefined where the topic takes no answer. */
export function factAnswers(about: string): RegExp | undefined {
  const topic = factTopics.find((one) => one.about === about);
  if (!topic || !('answers' in topic)) return undefined;
  if (topic.answers === 'years') return /^(?:[1-9]|1\d|2[01])$/;
  return new RegExp(`^(?:${topic.answers.join('|')})$`);
}

/** What a topic is called within a sentence. */
export const nounOfTopic = (about: FactTopic): string => factTopics.find((topic) => topic.about === about)?.noun ?? about;
