import type { FactTopic } from './fact-topic-names.ts';
import { factTopicNames } from './fact-topic-names.ts';

interface TopicWords {
  /** Label on a tool's card. */
  label: string;
  /** Noun within sentences. */
  noun: string;
}

const topics: Record<FactTopic, TopicWords> = {
  training: {
    label: 'Trains on what you enter?',
    noun: 'training',
  },
  retention: {
    label: 'How long kept?',
    noun: 'how long it is kept',
  },
  age: { label: 'Minimum age', noun: 'the minimum age' },
  request: { label: 'Asks you not to enter', noun: 'what it asks you not to enter' },
  use: { label: 'What it may be used for', noun: 'what it may be used for' },
  review: { label: 'Read by people?', noun: 'who reads it' },
  sharing: { label: 'Passed on to?', noun: 'who it is passed on to' },
  access: { label: 'Who else can open it?', noun: 'who else can open it' },
  location: { label: 'Kept where?', noun: 'where it is kept' },
  agreement: { label: 'Data agreement', noun: 'a data agreement' },
  ownership: { label: 'Who owns what you enter?', noun: 'who owns what you enter' },
  leaving: { label: 'When you leave', noun: 'what happens to the data when you leave' },
  consent: { label: 'Who must ask for consent?', noun: 'who asks for consent' },
  children: {
    label: 'Children',
    noun: 'children',
  },
  output: {
    label: 'Who owns what it makes?',
    noun: 'who owns what it makes',
  },
  price: { label: 'Price', noun: 'the price' },
  discount: { label: 'Discount for churches', noun: 'a discount for churches' },
  languages: { label: 'Languages', noun: 'languages' },
  status: { label: 'Status', noun: 'its status' },
};

/**
 * The topics of facts with their words, in the order of a tool's card. Separate from the schema: the browser needs these without
 * the validator.
 */
export const factTopics = factTopicNames.map((about) => ({ about, ...topics[about] }));

/** The noun of a topic within a sentence. */
export const nounOfTopic = (about: FactTopic): string => factTopics.find((topic) => topic.about === about)?.noun ?? about;
