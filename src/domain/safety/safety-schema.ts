import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';

/** A regular expression without case, as content/safety.yaml writes it. */
const formSchema = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'is');
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a regular expression' });
    return z.NEVER;
  }
});

const filesSchema = z.array(text(120)).default([]);

/** One thing that the hub says where someone's safety is at stake, and how the check of the content knows that texts say it. */
const safetyRuleSchema = z.strictObject({
  id: slugSchema,
  /** The rule in the hub's own words, for whoever writes a text. */
  says: text(200),
  /** The files that must say it … */
  in: filesSchema.refine((files) => files.length > 0, 'must name a file'),
  /** … each by every one of these. */
  words: z.array(formSchema).min(1),
  /** What asks any other text to say it too, in the same passage or anywhere in its file. */
  wherever: z
    .array(z.strictObject({ form: formSchema, also: formSchema, within: z.enum(['passage', 'file']), except: filesSchema }))
    .default([]),
  /** What no text says. */
  never: z.array(z.strictObject({ form: formSchema, instead: text(200), except: filesSchema })).default([]),
});

export const safetyFileSchema = z
  .strictObject({ rules: z.array(safetyRuleSchema) })
  .refine(({ rules }) => new Set(rules.map(({ id }) => id)).size === rules.length, {
    path: ['rules'],
    message: 'a rule stands twice',
  });

export type SafetyRule = z.output<typeof safetyRuleSchema>;
