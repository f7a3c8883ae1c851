import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** A form of content/downloads/ that workflows offer, as its front matter tells it: /documents/{slug}.docx and .pdf. */
export const downloadSchema = z.strictObject({
  slug: slugSchema,
  title: text(100),
  /** What it is for, in one sentence. */
  summary: text(240),
  date: z.iso.date(),
});

export type Download = z.output<typeof downloadSchema>;
