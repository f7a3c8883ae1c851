import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { nounOfTopic } from './fact-topics.ts';

/** A letter that asks a maker for what its documents do not say. */
export interface LetterToMaker {
  /** What was not found: topics of which the maker says nothing, and those of which it says too little. */
  notFound: string;
  subject: string;
  greeting: string;
  questions: string[];
  thanks: string;
}

interface ToolToAskAbout {
  name: string;
  facts: readonly { about: FactTopic; by: Fact['by'] }[];
  notFound: readonly { about: FactTopic; question: string }[];
}

const list = new Intl.ListFormat('en-US');
const listed = (topics: readonly FactTopic[]) => list.format(topics.map(nounOfTopic));

/** The letter of a tool, with exactly the questions that its entry leaves open. */
export function letterToMaker({ name, facts, notFound }: ToolToAskAbout): LetterToMaker {
  const topics = [...new Set(notFound.map(({ about }) => about))];
  const isSaid = (topic: FactTopic) => facts.some(({ about, by }) => about === topic && by === 'maker');
  const unsaid = topics.filter((topic) => !isSaid(topic));
  const open = topics.filter(isSaid);
  return {
    notFound: [
      unsaid.length > 0 && `The maker’s own word on ${listed(unsaid)}.`,
      open.length > 0 && `More than stands above on ${listed(open)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    subject: notFound.length === 1 ? `A question about ${name} from a church` : `Questions about ${name} from a church`,
    greeting: `We are a church and would like to use ${name}. Before we do, please tell us, and name the document that says so:`,
    questions: notFound.map(({ question }) => question),
    thanks: 'Thank you. [Your name], [your church]',
  };
}
