import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { answerPattern } from './fact-answers.ts';
import { factTopicNames } from './fact-topic-names.ts';
import { copiedLater, isCopiedBefore, mustBeReadBySchema, readingFields } from './reading-schema.ts';

/** The topic of a fact: one of the closed list. */
export const topicSchema = z.enum(factTopicNames);

/** Quotation of at most 25 words, verbatim, in the document's own language. */
const quoteSchema = text(320).refine((quote) => quote.split(/\s+/).length <= 25, 'must have at most 25 words');

/** The fields of a fact, before validation across fields. */
export const factFields = z.strictObject({
  /** Lower-case name of the fact, unique within its tool: `training-personal`. */
  id: slugSchema,
  about: topicSchema,
  /** The plans for which it is true. The same plans are always named in the same words within one tool. */
  plan: text(120),
  /** Answer from the closed list of the topic; a topic without one has no answer. */
  answer: z.union([z.string(), z.number().transform(String)]).optional(),
  /** One plain sentence; the answer precedes it on the card. */
  says: text(240).refine((says) => !/^(Yes|No)[,:.]/.test(says), 'must not begin with Yes or No: the answer stands before it'),
  quote: quoteSchema,
  document: text(160),
  /** Date of the document; absent where it bears none. */
  dated: checkedDateSchema.optional(),
  source: webAddressSchema,
  by: z.enum(['maker', 'third party', 'the college']),
  ...readingFields,
  confidence: z.enum(['high', 'medium', 'low']),
  /** The edition of the document that was read, where the company publishes several: 'European'. */
  edition: text(60).optional(),
  /** The region that the words themselves limit it to, such as 'United States'. */
  region: text(60).optional(),
  mustBeReadBy: mustBeReadBySchema,
});

/**
 * One statement of a document about a tool, as it is authored and stored. A fact without a plan, a source or a date of reading is
 * invalid.
 */
export const factSchema = factFields.refine(isCopiedBefore, copiedLater).superRefine(({ about, answer }, context) => {
  const answers = answerPattern(about);
  const wrong = answers === undefined ? answer !== undefined : answer === undefined || !answers.test(answer);
  if (wrong)
    context.addIssue({
      code: 'invalid_value',
      values: [],
      input: answer,
      path: ['answer'],
      message: answers ? `must answer '${about}' from its list` : `'${about}' takes no answer`,
    });
});

/** The fields of a change of terms, before validation across fields. */
export const termsChangeFields = z.strictObject({
  id: slugSchema,
  date: checkedDateSchema,
  /** A few words that complete '<Tool> …': 'keeps chats for five years unless you opt out'. */
  title: text(100),
  /** The change, in one or two sentences. */
  what: text(400),
  /** People affected by the change. */
  who: text(200),
  /** Advice for a church, beginning with a verb; 'Nothing to do.' where that is so. */
  advice: text(300),
  touches: z.array(topicSchema).min(1).max(5),
  quote: quoteSchema,
  document: text(160),
  source: webAddressSchema,
  by: z.enum(['maker', 'third party']),
  ...readingFields,
});

/** A change of a company's terms since November 2025, in plain words. */
export const termsChangeSchema = termsChangeFields.refine(isCopiedBefore, copiedLater);

/** The file `content/evidence/<slug of the tool>.yaml`. */
export const evidenceSchema = z.strictObject({
  facts: z.array(factSchema).max(60).default([]),
  changes: z.array(termsChangeSchema).max(30).default([]),
});

export type Fact = z.output<typeof factSchema>;
export type TermsChange = z.output<typeof termsChangeSchema>;

/** Results of reading a quotation's document since it was written down; no part of the record (decision 80). */
export interface Seen {
  /** The latest day on which the document contained the words, such as 2026-11-24; absent where no reading found them. */
  seen?: string;
  /** The day of the last reading, where that found them reworded or gone, and nobody has decided yet. */
  missed?: string;
}

/** The facts and changes of terms of a tool. */
export interface Evidence {
  facts: (Fact & Seen)[];
  changes: (TermsChange & Seen)[];
}
