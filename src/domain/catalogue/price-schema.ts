import { z } from 'zod';
import { checkedDateSchema, slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';
import { currencies } from './choices.ts';

/** Six possible answers on the price of a tool. */
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

/** Fields of the words on which a price rests, at an address that a visitor can open. */
const saidShape = {
  /** Quotation, verbatim, of at most 25 words. */
  quote: quoteSchema,
  source: webAddressSchema.refine((address) => address.startsWith('https://'), 'must be an https address'),
  by: z.enum(['company', 'third party']),
  /** A third party's own words, verbatim, that it read the company's price page. */
  pricePageSaid: quoteSchema.optional(),
  /** Flag of earlier releases in place of `pricePageSaid`: it allows more than low confidence, but confirms no price. */
  ofPricePage: z.literal(true).optional(),
  /** The month or day that the source gives; absent where it gives none. */
  dated: checkedDateSchema.optional(),
  ...readingFields,
  mustBeReadBy: mustBeReadBySchema,
};

const saidSchema = z.strictObject(saidShape);

/** One paid plan: its amount in its currency (dollars, not cents), for one `per` and one `unit`. */
export const pricePlanSchema = z
  .strictObject({
    plan: text(60),
    amount: z.number().positive(),
    currency: z.enum(currencies),
    per: z.enum(['month', 'year', 'use']),
    /** Unit that is paid for, with its limit: 'person', 'account with 500 contacts'; for a price by use, one use: 'minute'. */
    unit: text(40),
    /** Maximum number of people or contacts that it serves, where plans go by size. */
    people: z.union([z.literal('any number'), z.number().int().positive()]).optional(),
    /** Billing period that the amount presumes. */
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

/** Reads the figures of a text as numbers: '$1,920 a year' has 1920. */
export const figuresIn = (value: string): number[] =>
  (value.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));

/**
 * Prices of a tool with their sources, by the tool's slug: a separate record (docs/decisions/0101). Without one, the tool's
 * own line is shown.
 */
export const toolPricesSchema = z
  .strictObject({
    slug: slugSchema,
    answer: z.enum(priceAnswers),
    /** Use without cost: 'yes' is without an end, 'trial' ends. */
    free: z.enum(['yes', 'trial', 'no', 'unknown']),
    /** Source of the words that it is free, or a trial. */
    freeSaid: saidSchema.optional(),
    /** Source of the words that it is sold by quote; required for that answer. */
    answerSaid: saidSchema.optional(),
    plans: z.array(pricePlanSchema).max(12).default([]),
    /** Plans below the priced ones whose price wasn't found: no plan may be called the least then. */
    unpriced: z.array(text(40)).min(1).optional(),
    /** Discount for nonprofits; 'unclear' for churches unless the source names them. */
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
