import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** A case-insensitive regular expression of content/safety.yaml. */
const formSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'is');
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a regular expression' });
    return z.NEVER;
  }
});

const filesSchema = z.array(text(120)).default([]);

/** A statement of the hub about someone's safety, with the patterns by which the check of the content finds it in texts. */
const safetyRuleSchema = z.strictObject({
  id: slugSchema,
  /** Rule in the hub's own words, for authors. */
  says: text(200),
  /** Files that must contain it. */
  in: filesSchema.refine((files) => files.length > 0, 'must name a file'),
  /** Patterns that each of these files must match. */
  words: z.array(formSchema).min(1),
  /** Patterns that in any text require a match of `also`, in the same passage or anywhere in its file. */
  wherever: z
    .array(z.strictObject({ form: formSchema, also: formSchema, within: z.enum(['passage', 'file']), except: filesSchema }))
    .default([]),
  /** Patterns that no text may match. */
  never: z.array(z.strictObject({ form: formSchema, instead: text(200), except: filesSchema })).default([]),
});

export const safetyFileSchema = z
  .strictObject({ rules: z.array(safetyRuleSchema) })
  .refine(({ rules }) => new Set(rules.map(({ id }) => id)).size === rules.length, {
    path: ['rules'],
    message: 'a rule stands twice',
  });

export type SafetyRule = z.output<typeof safetyRuleSchema>;
