import { z } from 'zod';
import { workNames } from '../church/tool-work.ts';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { answerStatuses, answerTopics } from './answer-topics.ts';

const words = (value: string) => value.split(/\s+/).filter(Boolean).length;

/** What an answer rests on: who says it, and what they are, so that a reader can weigh it. */
export const groundSchema = z.strictObject({
  /** A few words that say what it shows. */
  shows: text(100),
  /** Verbatim, at most 25 words. */
  quote: text(320).refine((quote) => words(quote) <= 25, 'must have at most 25 words'),
  publisher: text(120),
  /** What they are or sell, where a reader should know it: 'A law firm, not a court.' */
  who: text(120).optional(),
  of: z.enum(['official', 'maker', 'church', 'press', 'third party']),
  dated: text(40).optional(),
  source: webAddressSchema,
  ...readingFields,
});

export type Ground = z.output<typeof groundSchema>;

/** A short dated answer to what churches ask, at /answers/{slug}. */
export const answerSchema = z.strictObject({
  slug: slugSchema,
  question: text(140).refine((question) => question.endsWith('?'), 'must end with a question mark'),
  topic: z.enum(answerTopics),
  /** The work of tools that it is about: a comparison of tools that are made for it leads to it. */
  about: z.enum(workNames).optional(),
  /** Where it holds, where that matters: 'United States'. */
  jurisdiction: text(60).optional(),
  /** Yes, no or the heart of it in one sentence. */
  lead: text(200),
  /** Markdown. */
  answer: text(1_400).refine((value) => words(value) <= 120, 'must have at most 120 words'),
  /** Markdown, for whoever wants more. */
  detail: text(6_000).optional(),
  grounds: z.array(groundSchema).max(8).default([]),
  /** Rows of duties.yaml that it tells. */
  duties: z.array(slugSchema).max(12).default([]),
  notFound: text(400).optional(),
  /** Own addresses to go on to. */
  related: z.array(z.string().startsWith('/').max(120)).max(5).default([]),
  /** How people ask it, for the search; an authored one has at least three. */
  asked: z.array(text(120)).max(10).default([]),
  /** It tells law, and says once that it is no legal advice. */
  legal: z.boolean().default(false),
  written: checkedDateSchema,
  mustBeReadBy: mustBeReadBySchema,
  status: z.enum(answerStatuses).default('active'),
});

export type Answer = z.output<typeof answerSchema>;

/** Whether no document and no law stands behind an answer: it is the college's own advice, and says so. */
export const isOurAdvice = ({ grounds, duties }: Pick<Answer, 'grounds' | 'duties'>): boolean =>
  grounds.length === 0 && duties.length === 0;
