import { z } from 'zod';
import { workNames } from '../church/tool-work.ts';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { answerStatuses, answerTopics } from './answer-topics.ts';

const words = (value: string) => value.split(/\s+/).filter(Boolean).length;

/** A source of an answer: its quotation, and who says it, so that a reader can weigh it. */
export const groundSchema = z.strictObject({
  /** The point that it proves, in a few words. */
  shows: text(100),
  /** Verbatim quotation, at most 25 words. */
  quote: text(320).refine((quote) => words(quote) <= 25, 'must have at most 25 words'),
  publisher: text(120),
  /** The publisher's role or business, if a reader should know it: 'A law firm, not a court.' */
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
  /** The work of tools that it is about: a comparison of tools made for that work links to it. */
  about: z.enum(workNames).optional(),
  /** Country or state in which it holds, if that matters: 'United States'. */
  jurisdiction: text(60).optional(),
  /** Yes, no or the heart of it in one sentence. */
  lead: text(200),
  /** Markdown. */
  answer: text(1_400).refine((value) => words(value) <= 120, 'must have at most 120 words'),
  /** Markdown, for readers who want more. */
  detail: text(6_000).optional(),
  grounds: z.array(groundSchema).max(8).default([]),
  /** Ids of the rows of duties.yaml that it shows. */
  duties: z.array(slugSchema).max(12).default([]),
  notFound: text(400).optional(),
  /** Addresses of our own pages to continue with. */
  related: z.array(z.string().startsWith('/').max(120)).max(5).default([]),
  /** Questions as people type them, for the search; an authored answer has at least three. */
  asked: z.array(text(120)).max(10).default([]),
  /** True if it explains law; it then says once that it is no legal advice. */
  legal: z.boolean().default(false),
  written: checkedDateSchema,
  mustBeReadBy: mustBeReadBySchema,
  status: z.enum(answerStatuses).default('active'),
});

export type Answer = z.output<typeof answerSchema>;

/** Checks whether an answer has no document and no law as its source: its page then says that it is the college's own advice. */
export const isOurAdvice = ({ grounds, duties }: Pick<Answer, 'grounds' | 'duties'>): boolean =>
  grounds.length === 0 && duties.length === 0;
