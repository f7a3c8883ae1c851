import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { currencies } from './choices.ts';

/** What we can say of a tool's price. Each of the six is another answer to whoever asks what it costs. */
export const priceAnswers = [
  'priced',
  'by quote',
  "free with a paid plan we couldn't price",
  'free',
  'not found, ask',
  'no longer sold',
] as const;

const words = (value: string) => value.split(/\s+/).filter(Boolean).length;

const quoteSchema = text(320).refine((quote) => words(quote) <= 25, 'must have at most 25 words');

/** The words on which a price rests, at an address that a visitor can open. */
const saidShape = {
  /** Verbatim, at most 25 words. */
  quote: quoteSchema,
  source: webAddressSchema.refine((address) => address.startsWith('https://'), 'must be an https address'),
  by: z.enum(['company', 'third party']),
  /** Of a third party, verbatim: its words that say that it read the company's own price page. */
  pricePageSaid: quoteSchema.optional(),
  /** How earlier releases told the same. Without those words nothing follows from it. */
  ofPricePage: z.literal(true).optional(),
  /** The month or day that the source gives; absent where it gives none. */
  dated: checkedDateSchema.optional(),
  ...readingFields,
  mustBeReadBy: mustBeReadBySchema,
};

const saidSchema = z.strictObject(saidShape);

/** One paid plan: the amount in whole units of its currency, for one `per` and one `unit`. */
export const pricePlanSchema = z
  .strictObject({
    plan: text(60),
    amount: z.number().positive(),
    currency: z.enum(currencies),
    per: z.enum(['month', 'year', 'use']),
    /** What is counted, with what is asked of it: 'person', 'account with 500 contacts'; of a use, what one is: 'minute'. */
    unit: text(40),
    /** For how many people or contacts it serves, where plans go by size. */
    people: z.union([z.literal('any number'), z.number().int().positive()]).optional(),
    /** How often the amount presumes that one pays. */
    billing: z.enum(['month', 'year', 'unknown']),
    ...saidShape,
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .refine(({ amount, quote }) => figuresIn(quote).includes(amount), {
    path: ['quote'],
    message: 'must hold the figure of the amount',
  })
  .refine(
    ({ by, ofPricePage, pricePageSaid, confidence }) => by === 'company' || ofPricePage || pricePageSaid || confidence === 'low',
    {
      path: ['confidence'],
      message: "must be 'low' where a third party didn't read the company's price page",
    },
  );

/** The figures of a text as numbers: '$1,920 a year' has 1920. */
export const figuresIn = (value: string): number[] =>
  (value.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));

/**
 * What a tool costs, with who says so, by the tool's slug: a record of its own (docs/decisions/0101). Where there is none, the tool's
 * own line is shown.
 */
export const toolPricesSchema = z
  .strictObject({
    slug: slugSchema,
    answer: z.enum(priceAnswers),
    /** Whether some use costs nothing for good; 'trial' ends. */
    free: z.enum(['yes', 'trial', 'no', 'unknown']),
    /** Who says that it is free, or a trial. */
    freeSaid: saidSchema.optional(),
    /** Who says that it is sold by quote. */
    answerSaid: saidSchema.optional(),
    plans: z.array(pricePlanSchema).max(12).default([]),
    /** Plans that cost less than those that are priced, and whose price wasn't found: no plan may be called the least then. */
    unpriced: z.array(text(40)).min(1).optional(),
    /** For nonprofits; whether churches get it is unclear unless the source says so. */
    discount: z.strictObject({ says: text(160), churches: z.enum(['yes', 'no', 'unclear']), ...saidShape }).optional(),
  })
  .refine(({ answer, plans }) => (answer === 'priced') === plans.length > 0, {
    path: ['answer'],
    message: "is 'priced' where there are plans, and only there",
  })
  .refine(({ answer, answerSaid }) => answer !== 'by quote' || answerSaid, {
    path: ['answerSaid'],
    message: "a price 'by quote' needs the words that say so",
  });

export type PricePlan = z.output<typeof pricePlanSchema>;
export type ToolPrices = z.output<typeof toolPricesSchema>;
export type SaidOfPrice = z.output<typeof saidSchema>;
