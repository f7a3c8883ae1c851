import { z } from 'zod';
import { toolStatuses } from '#domain/catalogue/choices.ts';
import { verdicts } from '#domain/trust/verdict.ts';
import { factViewSchema } from './view-schemas.ts';

// What GET /api/compare answers, for the API's description.

const link = { slug: z.string(), name: z.string() };

const cellSchema = z.strictObject({
  verdict: z.enum(verdicts).optional(),
  condition: z.string().optional().meta({ description: "Completes 'Only if …'" }),
  text: z.string().optional(),
  facts: z.array(factViewSchema),
  more: z.int().optional().meta({ description: 'How many more facts stand on the tool’s page' }),
});

/** The tools that an address names, side by side. */
export const comparisonSchema = z.strictObject({
  title: z.string(),
  lead: z.string().optional(),
  tools: z.array(
    z.strictObject({
      ...link,
      maker: z.string(),
      status: z.enum(toolStatuses),
      statusNote: z.string().optional(),
      replacements: z.array(z.strictObject(link)),
    }),
  ),
  parts: z.array(
    z.strictObject({
      heading: z.string(),
      rows: z.array(z.strictObject({ label: z.string(), cells: z.array(cellSchema), isShared: z.boolean() })),
    }),
  ),
  unknown: z.array(z.string()).meta({ description: 'Named in the address, but in no list' }),
  leftOut: z.array(z.strictObject(link)).meta({ description: 'Named beyond the fourth' }),
  nearest: z.array(z.strictObject({ ...link, reason: z.string() })),
  choices: z.array(z.strictObject(link)),
});
