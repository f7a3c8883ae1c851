import { z } from 'zod';
import { text } from '../text/text-schema.ts';
import type { Kind } from './kinds.ts';
import { kindNames } from './kinds.ts';

/**
 * Verdict on entering one kind of information for one use: fine, never, only if a condition holds, or a question that does not
 * arise. `if` completes 'only if …'; `plan` names the plan whose facts allow it, in the words of the facts; `because` is the
 * reason on the card, which otherwise comes from the rule.
 */
const permissionSchema = z.union([
  z.enum(['fine', 'never', 'does not arise']),
  z
    .strictObject({
      verdict: z.enum(['fine', 'never', 'only']),
      if: text(160)
        .refine((condition) => !/^(?:only )?if\b/i.test(condition), 'must not begin with “if”: it completes “Only if …”')
        .optional(),
      plan: text(120).optional(),
      because: text(200).optional(),
    })
    .refine((permission) => (permission.verdict === 'only') === (permission.if !== undefined), {
      path: ['if'],
      message: 'stands with the verdict only, and only there',
    }),
]);

const useSchema = z.strictObject(
  Object.fromEntries(kindNames.map((kind) => [kind, permissionSchema])) as Record<Kind, typeof permissionSchema>,
);

/** The verdicts on a tool's input, kind by kind and use by use. */
export const dataPolicySchema = z.strictObject({
  /** The plans or versions that this policy describes. */
  plan: text(120),
  /** The card's first sentence; by default the rule writes it. */
  opening: text(120).optional(),
  /** True if the model runs on the church's own computer and sends nothing out. */
  runsLocally: z.boolean().default(false),
  /** Verdicts on reading by its AI; absent where it has none or nothing is typed into it. */
  ai: useSchema.optional(),
  /** Verdicts on keeping as our own records; absent where it is no system for records. */
  records: useSchema.optional(),
  /** Things particular to this tool, such as another person's voice. */
  alsoFine: z.array(text(160)).max(4).default([]),
  alsoNever: z.array(text(160)).max(4).default([]),
});

export type Permission = z.output<typeof permissionSchema>;
export type DataPolicy = z.output<typeof dataPolicySchema>;
