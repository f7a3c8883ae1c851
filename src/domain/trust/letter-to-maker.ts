import type { FactTopic } from './fact-topic-names.ts';
import { nounOfTopic } from './fact-topics.ts';

/** A letter that asks a maker for what its documents do not say. */
export interface LetterToMaker {
  /** What was not found, in one sentence. */
  notFound: string;
  subject: string;
  greeting: string;
  questions: string[];
  thanks: string;
}

interface ToolToAskAbout {
  name: string;
  notFound: readonly { about: FactTopic; question: string }[];
}

/** The letter of a tool, with exactly the questions that its entry leaves open. Design, section 10.3. */
export function letterToMaker({ name, notFound }: ToolToAskAbout): LetterToMaker {
  const topics = [...new Set(notFound.map(({ about }) => nounOfTopic(about)))];
  return {
    notFound: `The maker’s own word on ${new Intl.ListFormat('en-US').format(topics)}.`,
    subject: notFound.length === 1 ? `A question about ${name} from a church` : `Questions about ${name} from a church`,
    greeting: `We are a church and would like to use ${name}. Before we do, please tell us, and name the document that says so:`,
    questions: notFound.map(({ question }) => question),
    thanks: 'Thank you. [Your name], [your church]',
  };
}
