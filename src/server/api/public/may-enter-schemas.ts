import { z } from 'zod';
import { kindNames, uses } from '#domain/trust/kinds.ts';
import { verdicts } from '#domain/trust/verdict.ts';
import { factViewSchema } from './view-schemas.ts';

// What the presenter of /may-i-enter sends, for the API's description.

const kind = z.enum(kindNames);
const verdict = z.enum(verdicts);
const tool = z.strictObject({ slug: z.string(), name: z.string() });
const ruling = { verdict, condition: z.string().optional().meta({ description: 'Completes only if' }) };

/** The answer in few words. */
export const mayEnterCardSchema = z.strictObject({
  kind,
  tool: tool.optional().meta({ description: 'Absent where the answer is for any tool' }),
  question: z.string(),
  verdict,
  says: z.string(),
  read: z.string().optional().meta({ description: 'When the newest fact behind it was read' }),
});

/** The choices, and the answer where a kind was chosen. */
export const mayEnterSchema = z.strictObject({
  what: kind.optional(),
  tool: tool.optional(),
  unknownTool: z.strictObject({ typed: z.string(), near: z.array(tool) }).optional(),
  toolCount: z.number().int(),
  toolNames: z.array(z.string()),
  often: z.array(tool),
  answer: mayEnterCardSchema
    .extend({
      why: z.string().optional(),
      uses: z.array(
        z.strictObject({
          use: z.enum(uses.map(({ use }) => use)),
          label: z.string(),
          ...ruling,
          because: z.string().optional(),
        }),
      ),
      first: z.array(z.string()).meta({ description: 'What is done before an only if holds' }),
      facts: z.array(factViewSchema),
      instead: z.array(z.string()),
      allowing: z.array(tool.extend(ruling)),
      allowingCount: z.number().int(),
      incident: z.strictObject({ slug: z.string(), title: z.string() }).optional(),
      alsoAsked: z.array(z.strictObject({ label: z.string(), what: kind, tool: z.string().optional() })),
    })
    .optional(),
});
