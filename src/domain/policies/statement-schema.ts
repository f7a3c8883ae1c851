import { z } from 'zod';
import { slugSchema, text, webAddressSchema } from '../text/text-schema.ts';

/** A public statement or policy of a church body on AI, summarized in our words. */
const statementSchema = z.strictObject({
  id: slugSchema,
  name: text(200),
  body: text(200),
  tradition: text(60),
  kind: text(60),
  date: text(60),
  summary: text(900),
  points: z.array(text(300)).max(6),
  url: webAddressSchema,
  readVia: z.array(webAddressSchema).default([]),
  note: text(500).optional(),
});

export const statementsFileSchema = z.strictObject({
  statements: z.array(statementSchema),
});

export type Statement = z.output<typeof statementSchema>;
export type StatementsFile = z.output<typeof statementsFileSchema>;
