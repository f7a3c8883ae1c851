import { z } from 'zod';
import { slugSchema, text, webAddressSchema } from '../text/text-schema.ts';

/** A figure of a study, always printed with its population, sample and date. */
export const figureSchema = z.strictObject({
  id: slugSchema,
  value: z.number(),
  /** Unit of the number, such as '%'. */
  unit: text(40),
  /** Completes 'x % of those asked …'. */
  measures: text(400),
  /** Base of a share that is not of the people asked. */
  base: text(300).optional(),
  population: text(500).optional(),
  n: z.number().int().positive().optional(),
  sample: text(200).optional(),
  fieldDates: text(200).optional(),
  url: webAddressSchema,
  publisher: text(200),
  published: text(60),
  confidence: z.enum(['high', 'medium', 'low']),
  caveat: text(400).optional(),
});

/** A survey or report on AI and the church. */
export const studySchema = z.strictObject({
  id: slugSchema,
  tab: z.enum(['exponential', 'barna', 'other']),
  title: text(200),
  publisher: text(300),
  population: text(600),
  /** Number of people asked, if it is exact. */
  n: z.number().int().positive().optional(),
  sample: text(300),
  fieldDates: text(300),
  published: text(60),
  url: webAddressSchema,
  summary: text(1_500),
  limits: text(1_200),
  figures: z.array(figureSchema).min(1),
});

/** A drawing of comparable figures. */
export const chartSchema = z.strictObject({
  id: slugSchema,
  tab: z.enum(['exponential', 'barna', 'other']),
  finding: text(200),
  measures: text(600),
  bars: z.array(z.strictObject({ figure: slugSchema, label: text(120), contrast: z.boolean().default(false) })).min(2),
  note: text(800),
});

export const studiesFileSchema = z.strictObject({
  studies: z.array(studySchema),
  charts: z.array(chartSchema),
  /** Contradictions between sources, with the hub's reading of each. */
  contradictions: z.array(z.strictObject({ topic: text(200), claims: z.array(text(400)).min(2), reading: text(1_000) })),
  notFound: z.array(text(500)),
  caveats: z.array(text(500)),
});

export type Study = z.output<typeof studySchema>;
export type Figure = z.output<typeof figureSchema>;
export type Chart = z.output<typeof chartSchema>;
export type StudiesFile = z.output<typeof studiesFileSchema>;
