import { z } from 'zod';
import { checkedDateSchema } from '../text/text-schema.ts';
import { factFields, termsChangeFields } from './fact-schema.ts';

/** The day of the copy that was read; null where nobody knows it. */
const copied = checkedDateSchema.nullable().meta({ description: 'The day of the copy that was read, null where it isn’t known' });

/** What a document says about a tool. */
export const factViewSchema = z.strictObject({
  ...factFields.omit({ id: true }).shape,
  answer: z.string().optional(),
  copied,
  notices: z.array(z.string()).meta({ description: 'In words, that the fact or its document is old' }),
});
export type FactView = z.output<typeof factViewSchema>;

/** A change of a company's terms, as a tool's page shows it. */
export const termsChangeViewSchema = z.strictObject({ ...termsChangeFields.omit({ id: true }).shape, copied });
export type TermsChangeView = z.output<typeof termsChangeViewSchema>;
