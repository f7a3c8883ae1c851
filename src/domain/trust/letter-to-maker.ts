import { z } from 'zod';
import { mailLink } from '../text/mail-link.ts';
import type { Fact } from './fact-schema.ts';
import type { FactTopic } from './fact-topic-names.ts';
import { nounOfTopic } from './fact-topics.ts';

/** A letter that asks a maker for what its documents do not say. */
export const letterSchema = z.object({
  notFound: z.string().meta({ description: 'Topics of which the company says nothing, and those of which it says too little' }),
  subject: z.string(),
  paragraphs: z.array(z.string()).meta({ description: 'A greeting, the questions with their numbers, and thanks' }),
  mail: z.string().meta({ description: 'mailto: with subject and text, to whoever the visitor fills in (RFC 6068)' }),
});
export type LetterToMaker = z.infer<typeof letterSchema>;

interface ToolToAskAbout {
  name: string;
  facts: readonly { about: FactTopic; by: Fact['by'] }[];
  notFound: readonly { about: FactTopic; question: string }[];
  /** True if its page shows a price: further questions on it are not listed as not found. */
  isPriced?: boolean;
}

const list = new Intl.ListFormat('en-US');
const listTopics = (topics: readonly FactTopic[]) => list.format(topics.map(nounOfTopic));

/** The letter of a tool, with exactly the questions that its entry leaves open. */
export function letterToMaker({ name, facts, notFound, isPriced }: ToolToAskAbout): LetterToMaker {
  const topics = [...new Set(notFound.map(({ about }) => about))];
  const isSaid = (topic: FactTopic) =>
    (topic === 'price' && isPriced) || facts.some(({ about, by }) => about === topic && by === 'maker');
  const unsaid = topics.filter((topic) => !isSaid(topic));
  const open = topics.filter(isSaid);
  const subject = notFound.length === 1 ? `A question about ${name} from a church` : `Questions about ${name} from a church`;
  const paragraphs = [
    `We’re a church and would like to use ${name}. Before we do, please tell us, and name the document that says so:`,
    ...notFound.map(({ question }, place) => `${place + 1}. ${question}`),
    'Thank you. [Your name], [your church]',
  ];
  return {
    notFound: [
      unsaid.length > 0 && `A statement from the company on ${listTopics(unsaid)}.`,
      open.length > 0 && `More detail on ${listTopics(open)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    subject,
    paragraphs,
    mail: mailLink(subject, paragraphs.join('\n\n')),
  };
}
