import { z } from 'zod';
import { incidentCardSchema, mayEnterCardSchema } from '../may-enter/may-enter-views.ts';
import { happenings } from '../situations/happened.ts';
import { callViewSchema } from '../situations/situation-views.ts';
import { verdicts } from '../trust/verdict.ts';
import { searchKinds } from './search-entry.ts';

const marks = z
  .array(z.tuple([z.number().int(), z.number().int()]))
  .meta({ description: 'Parts that match: first, and behind the last' });

/** A result with its public fields. */
const searchResultSchema = z.strictObject({
  kind: z.enum(searchKinds),
  href: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Label of an entry that has ended: 'Retired' or 'Renamed'. */
  status: z.string().optional(),
  why: z.string().optional().meta({ description: 'Why it is here, where title and summary do not show it' }),
  lacks: z.array(z.string()).meta({ description: 'Words that it does not hold, where few results hold them all' }),
  marks: z.strictObject({ title: marks, summary: marks }),
});
export type SearchResultView = z.output<typeof searchResultSchema>;

/** Two to four tools side by side in a few rows, or one tool with the row that was asked about. */
const comparedSchema = z.strictObject({
  tools: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  /** Rows with a cell for each tool, in the order of the tools. */
  rows: z.array(
    z.strictObject({
      label: z.string(),
      cells: z.array(z.strictObject({ says: z.string(), verdict: z.enum(verdicts).optional() })),
    }),
  ),
});
export type ComparedView = z.output<typeof comparedSchema>;

/** Card above everything for words typed in a fright, with numbers to call and the page that helps. */
const crisisCardSchema = z.strictObject({
  slug: z.string().meta({ description: 'Of the situation, at /when-something-goes-wrong/{slug}' }),
  happened: z.enum(happenings).optional().meta({ description: 'Of what may have happened there, the one that was meant' }),
  title: z.string(),
  lead: z.string(),
  call: z.array(callViewSchema.pick({ id: true, number: true, sms: true, when: true })),
});
export type CrisisCardView = z.output<typeof crisisCardSchema>;

/** The answer to a search. */
export const searchAnswerSchema = z.strictObject({
  query: z.string(),
  /** A phrase such as 'compare Otter.ai with Fireflies.ai'. */
  understood: z.string().optional().meta({ description: 'What was understood beyond the words' }),
  otherLanguage: z
    .strictObject({ lang: z.enum(['es', 'ko']), says: z.string() })
    .optional()
    .meta({ description: 'A line in the language of the query, where that is Spanish or Korean' }),
  crisis: z.literal(true).optional().meta({ description: 'Whether the words are those of a fright; then there is a crisisCard' }),
  crisisCard: crisisCardSchema.optional().meta({ description: 'The numbers to call, before everything else' }),
  incident: incidentCardSchema
    .optional()
    .meta({ description: 'What to do now, where the words tell that something has happened; then there is no mayEnter' }),
  mayEnter: mayEnterCardSchema
    .optional()
    .meta({ description: 'The answer, where the words ask whether something may be entered' }),
  compared: comparedSchema.optional().meta({
    description: 'The tools that the words compare, in a few rows; of one tool the row that answers what they ask of it',
  }),
  nothing: z
    .literal(true)
    .optional()
    .meta({ description: 'Whether no result is about what was typed; those that come closest are five at most' }),
  /** Number of matches of the selected kind. */
  total: z.number().int(),
  /** Number of matches of each kind. */
  counts: z.record(z.enum(searchKinds), z.number().int()),
  results: z.array(searchResultSchema),
  /** Close matches, when little or nothing matches. */
  near: z.array(searchResultSchema),
  /** Suggestions to start from, when the query is empty or nothing matches: the tools that most workflows use. */
  popular: z.array(searchResultSchema),
});
export type SearchView = z.output<typeof searchAnswerSchema>;
