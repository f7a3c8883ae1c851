import { z } from 'zod';
import { searchKinds } from '#domain/search/search-entry.ts';
import { verdicts } from '#domain/trust/verdict.ts';
import { mayEnterCardSchema } from './may-enter-schemas.ts';

// What a search sends, for the API's description.

const marks = z
  .array(z.tuple([z.number().int(), z.number().int()]))
  .meta({ description: 'Parts that match: first, and behind the last' });

const searchResult = z.strictObject({
  kind: z.enum(searchKinds),
  href: z.string(),
  title: z.string(),
  summary: z.string(),
  status: z.string().optional(),
  why: z.string().optional().meta({ description: 'Why it is here, where title and summary do not show it' }),
  lacks: z.array(z.string()).meta({ description: 'Words that it does not hold, where few results hold them all' }),
  marks: z.strictObject({ title: marks, summary: marks }),
});

/** What a search finds. */
export const searchAnswerSchema = z.strictObject({
  query: z.string(),
  understood: z.string().optional().meta({ description: 'What was understood beyond the words' }),
  mayEnter: mayEnterCardSchema
    .optional()
    .meta({ description: 'The answer, where the words ask whether something may be entered' }),
  compared: z
    .strictObject({
      tools: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
      rows: z.array(
        z.strictObject({
          label: z.string(),
          cells: z.array(z.strictObject({ says: z.string(), verdict: z.enum(verdicts).optional() })),
        }),
      ),
    })
    .optional()
    .meta({ description: 'The tools that the words compare, in a few rows' }),
  total: z.number().int(),
  counts: z.record(z.enum(searchKinds), z.number().int()),
  results: z.array(searchResult),
  near: z.array(searchResult),
  popular: z.array(searchResult),
});
