import { z } from 'zod';
import { toolStatuses } from '../catalogue/choices.ts';
import { factViewSchema } from '../trust/fact-views.ts';
import { verdicts } from '../trust/verdict.ts';

/** A tool as a link. */
const linkSchema = z.strictObject({ slug: z.string(), name: z.string() });
export type ToolLink = z.output<typeof linkSchema>;

/** A tool at the head of a column. */
export const comparedToolSchema = linkSchema.extend({
  maker: z.string(),
  status: z.enum(toolStatuses),
  /** Reason why it is no longer active. */
  statusNote: z.string().optional(),
  replacements: z.array(linkSchema),
});
export type ComparedToolView = z.output<typeof comparedToolSchema>;

/** A cell as its page shows it. */
const cellSchema = z.strictObject({
  verdict: z.enum(verdicts).optional(),
  condition: z.string().optional().meta({ description: "Completes 'Only if …'" }),
  text: z.string().optional(),
  facts: z.array(factViewSchema),
  more: z.int().optional().meta({ description: 'How many more facts the tool’s page has' }),
});
export type ComparisonCellView = z.output<typeof cellSchema>;

const rowSchema = z.strictObject({ label: z.string(), cells: z.array(cellSchema), isShared: z.boolean() });
export type ComparisonRowView = z.output<typeof rowSchema>;

/** The tools that an address names, side by side; with fewer than two there are no parts. */
export const comparisonSchema = z.strictObject({
  title: z.string(),
  lead: z.string().optional(),
  tools: z.array(comparedToolSchema),
  parts: z.array(z.strictObject({ heading: z.string(), rows: z.array(rowSchema) })),
  unknown: z.array(z.string()).meta({ description: 'Named in the address, but in no list' }),
  leftOut: z.array(linkSchema).meta({ description: 'Named beyond the fourth' }),
  /** Suggestions for the next pick: while fewer than two are picked, the nearest to the one. */
  nearest: z.array(linkSchema.extend({ reason: z.string() })),
  answers: z
    .array(z.strictObject({ slug: z.string(), question: z.string() }))
    .meta({ description: 'Answers about what all of them are made for' }),
  /** Every tool, for the form, in order of name. */
  choices: z.array(linkSchema),
});
export type ComparisonView = z.output<typeof comparisonSchema>;

/** Tools as they are on a day, above a comparison of an earlier one. A part of a document, and no separate read. */
export interface ComparisonTodayView {
  tools: ToolLink[];
  rows: ComparisonRowView[];
  /** The day, such as 2026-11-22. */
  today: string;
}
