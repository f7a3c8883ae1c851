import { z } from 'zod';
import { slugSchema, text } from '../text/text-schema.ts';
import { kindNames } from '../trust/kinds.ts';

const steps = z.array(text(200)).min(1).max(5);

/** Names that people use for one kind of information, and advice to someone who wants to enter it. */
export const kindGuideSchema = z.strictObject({
  kind: z.enum(kindNames),
  /** Slug of the situation for someone who has entered it already. */
  incident: slugSchema.optional(),
  /** Completes 'Can … go into ChatGPT?'. */
  noun: text(60),
  /** Rows of words; all words of a row must be typed, in any order. */
  words: z
    .array(
      z
        .string()
        .max(40)
        .regex(/^[a-z]+([ -][a-z]+)*$/, 'must be lower-case words'),
    )
    .min(3)
    .max(40)
    .refine((rows) => new Set(rows).size === rows.length, 'says a row twice'),
  /** Begins the explanation of the verdict never, for any cause. */
  never: text(160),
  why: text(400),
  instead: z.array(text(200)).min(1).max(4),
  /** Steps before an 'only if' holds, by use. */
  first: z.strictObject({ ai: steps, records: steps }),
});

/** Schema of content/may-enter.yaml: each kind once, the more private ones first. */
export const mayEnterFileSchema = z.strictObject({
  kinds: z
    .array(kindGuideSchema)
    .refine(
      (rows) => kindNames.every((kind) => rows.filter((row) => row.kind === kind).length === 1),
      'must hold each kind once',
    ),
});

export type KindGuide = z.output<typeof kindGuideSchema>;
