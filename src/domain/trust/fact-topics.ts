import type { FactTopic } from './fact-topic-names.ts';
import { factTopicNames } from './fact-topic-names.ts';

interface TopicWords {
  /** On a tool's card. */
  label: string;
  /** Within sentences. */
  noun: string;
  /** The closed list of answers, where there is one. */
  answers?: 'years' | readonly string[];
}

const topics: Record<FactTopic, TopicWords> = {
  training: {
    label: 'Trains on what you enter?',
    noun: 'training',
    answers: ['no', 'off unless switched on', 'on unless switched off', 'yes', 'unclear'],
  },
  retention: {
    label: 'How long kept?',
    noun: 'how long it is kept',
    answers: ['not kept', 'until you delete it', 'a set time', 'as long as needed', 'unclear'],
  },
  age: { label: 'Minimum age', noun: 'the minimum age', answers: 'years' },
  review: { label: 'Read by people?', noun: 'who reads it', answers: ['no', 'only with permission', 'yes', 'unclear'] },
  sharing: { label: 'Passed on to?', noun: 'who it is passed on to', answers: ['no', 'yes', 'unclear'] },
  access: { label: 'Who else can open it?', noun: 'who else can open it' },
  location: { label: 'Kept where?', noun: 'where it is kept' },
  agreement: { label: 'Data agreement', noun: 'a data agreement', answers: ['yes', 'no', 'unclear'] },
  consent: { label: 'Who must ask for consent?', noun: 'who asks for consent' },
  children: {
    label: 'Children',
    noun: 'children',
    answers: ['not allowed', 'with a parent’s or school’s consent', 'allowed', 'unclear'],
  },
  output: {
    label: 'Who owns what it makes?',
    noun: 'who owns what it makes',
    answers: ['you', 'you, with limits', 'not you', 'public unless you pay', 'unclear'],
  },
  price: { label: 'Price', noun: 'the price' },
  discount: { label: 'Discount for churches', noun: 'a discount for churches', answers: ['yes', 'no', 'unclear'] },
  languages: { label: 'Languages', noun: 'languages' },
  status: { label: 'Status', noun: 'its status' },
};

/**
 * What facts are about, with its words, in the order of a tool's card. Design, section 10.3. Apart from the schema: the
 * browser needs these without the validator.
 */
export const factTopics = factTopicNames.map((about) => ({ about, ...topics[about] }));

/** The pattern that an answer on a topic must match whole; undefined where the topic takes no answer. */
export function factAnswers(about: string): RegExp | undefined {
  const topic = factTopics.find((one) => one.about === about);
  if (!topic?.answers) return undefined;
  if (topic.answers === 'years') return /^(?:[1-9]|1\d|2[01])$/;
  return new RegExp(`^(?:${topic.answers.join('|')})$`);
}

/** What a topic is called within a sentence. */
export const nounOfTopic = (about: FactTopic): string => factTopics.find((topic) => topic.about === about)?.noun ?? about;
