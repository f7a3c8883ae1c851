import { z } from 'zod';
import { kindNames } from '../trust/kinds.ts';
import { verdicts } from '../trust/verdict.ts';
import { workNames } from './tool-work.ts';

/** Kinds of information with the same ruling under a plan. */
const planRulingSchema = z.strictObject({
  kinds: z.array(z.enum(kindNames)),
  verdict: z.enum(verdicts),
  condition: z.string().optional().meta({ description: 'Completes only if' }),
  because: z.string().optional().meta({ description: 'Why it is never' }),
  asRecords: z.literal(true).optional().meta({ description: 'Opened as the church’s own records alone, which no AI reads' }),
});
export type PlanRulingView = z.output<typeof planRulingSchema>;

/** Data on a tool for a church's own list. One read returns all tools, so that it reveals to nobody which the church uses. */
export const toolVerdictsSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** Rulings by plan, the plan of its card first. */
  plans: z.array(z.strictObject({ plan: z.string(), rulings: z.array(planRulingSchema) })),
  works: z
    .array(z.enum(workNames))
    .optional()
    .meta({ description: 'What it is made for, as far as a clause of a policy speaks of it' }),
  /** Newest change of its company's terms. */
  change: z
    .strictObject({
      date: z.string().meta({ description: 'When the company changed them' }),
      read: z.string().meta({ description: 'The day from which this hub tells it' }),
      title: z.string(),
    })
    .optional(),
  retired: z.literal(true).optional(),
});
export type ToolVerdictsView = z.output<typeof toolVerdictsSchema>;
