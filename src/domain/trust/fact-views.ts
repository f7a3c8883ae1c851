import { z } from 'zod';
import { factFields, termsChangeSchema } from './fact-schema.ts';

/** What a document says about a tool. */
export const factViewSchema = z.strictObject({
  ...factFields.omit({ id: true }).shape,
  answer: z.string().optional(),
  notices: z.array(z.string()).meta({ description: 'In words, that the fact or its document is old' }),
});
export type FactView = z.output<typeof factViewSchema>;

/** A change of a maker's terms, as a tool's page shows it. */
export const termsChangeViewSchema = termsChangeSchema.omit({ id: true });
export type TermsChangeView = z.output<typeof termsChangeViewSchema>;
