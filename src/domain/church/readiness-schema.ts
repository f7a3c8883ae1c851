import { z } from 'zod';
import { text } from '../text/text-schema.ts';
import { choices } from './policy-choices.ts';
import type { ReadinessName, ReadinessSearch } from './readiness.ts';
import { readinessCount, readinessName } from './readiness.ts';

const questionSchema = z.strictObject({
  ask: text(90),
  why: text(120),
  /** Step to take if the answer isn't yes. */
  step: text(90),
  /** Address of the hub's page for that step. */
  page: z.string().regex(/^\/[a-z]/),
  /** Day of the ninety by which it is done. */
  day: z.int().min(1).max(90),
});

/** The questions of content/your-church/readiness.yaml, in the order of their days where two depend on one another. */
export const readinessFileSchema = z.strictObject({ questions: z.array(questionSchema).length(readinessCount) });

export type ReadinessQuestion = z.output<typeof readinessFileSchema>['questions'][number];

const answer = z
  .enum(choices, `must be ${choices.join(', ')}`)
  .optional()
  .meta({ description: 'Yes, partly or not yet' });

/** Parameters of a read of the plan: the choices of an address (readiness.ts), and nothing about the church. */
export const readinessSearchSchema = z
  .object({
    from: z.iso.date('must be a date').optional().meta({ description: 'The first day of the plan of ninety days' }),
  })
  .extend(
    Object.fromEntries(Array.from({ length: readinessCount }, (_, at) => [readinessName(at + 1), answer])) as Record<
      ReadinessName,
      typeof answer
    >,
  ) satisfies z.ZodType<ReadinessSearch>;
