import { z } from 'zod';
import { checkedDateSchema } from '../text/text-schema.ts';
import { factFields, termsChangeFields } from './fact-schema.ts';
import { readingFields } from './reading-schema.ts';

/** The day of the copy that was read; null where it is unknown. */
const copied = checkedDateSchema.nullable().meta({ description: 'The day of the copy that was read, null where it isn’t known' });

/** The latest day on which the document contained the words; null where no reading has found them. */
export const seenViewSchema = checkedDateSchema
  .nullable()
  .meta({ description: 'The latest day on which the words were still in the document, null where no reading found them yet' });

/** Words on the last reading, such as 'Still there on November 24, 2026'. */
const whenceViewSchema = z
  .string()
  .meta({ description: 'In words, when the document was read, or when the words were last seen in it' });

/** Person or program that compared the words. */
const comparedViewSchema = readingFields.compared.meta({
  description: 'By whom the words were compared with the document; absent where that isn’t recorded',
});

/** Fields on the reading of a quotation, for every view that contains one. */
export const readingViewFields = { read: readingFields.read, copied, compared: comparedViewSchema, whence: whenceViewSchema };

/** The notice that something was to change by a day that has passed since it was read. */
export const unreadNoticeSchema = z
  .string()
  .optional()
  .meta({ description: 'In words, that something in it was to change by a day that has passed' });

/** A statement of a document about a tool. */
export const factViewSchema = factFields
  .pick({ about: true, plan: true, answer: true, says: true, quote: true, document: true, dated: true, source: true, by: true })
  .extend({
    answer: z.string().optional(),
    read: readingFields.read,
    copied,
    compared: comparedViewSchema,
    seen: seenViewSchema,
    whence: whenceViewSchema,
    confidence: factFields.shape.confidence,
    edition: z.string().nullable().meta({ description: 'Which edition of the document was read, null where there is but one' }),
    region: factFields.shape.region,
    mustBeReadBy: factFields.shape.mustBeReadBy,
    notices: z.array(z.string()).meta({ description: 'In words, that the fact or its document is old' }),
  });
export type FactView = z.output<typeof factViewSchema>;

/** A change of a company's terms, as a tool's page shows it. */
export const termsChangeViewSchema = termsChangeFields
  .pick({
    date: true,
    title: true,
    what: true,
    who: true,
    advice: true,
    touches: true,
    quote: true,
    document: true,
    source: true,
    by: true,
  })
  .extend({
    read: readingFields.read,
    copied,
    compared: comparedViewSchema,
    seen: seenViewSchema,
    whence: whenceViewSchema,
  });
export type TermsChangeView = z.output<typeof termsChangeViewSchema>;
