import { z } from 'zod';
import { slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';

/**
 * Whether clergy or everyone must report suspected child abuse in a state, by the newest document that was read. 'not named' says that
 * the law read names neither; somebody may still have to report for another reason, as a teacher or a counselor.
 */
const reporters = ['clergy', 'everyone', 'everyone and clergy', 'everyone for sexual abuse', 'not named'] as const;

/** One statement of a document on a state's law. */
const statementSchema = z.strictObject({
  says: text(200),
  quote: text(320),
  document: text(140),
  publisher: text(120),
  of: z.enum(['official', 'press', 'third party']),
  /** The month or day up to which it holds, or on which it was published; absent where the document doesn't state it. */
  dated: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .optional(),
  source: webAddressSchema,
  ...readingFields,
  mustBeReadBy: mustBeReadBySchema,
});

/** The law of one state or territory: who must report, and which statement rests on which document, the one on who first. */
export const stateLawSchema = z.strictObject({
  state: text(40),
  /** The value in an address on the page: 'new-york'. */
  id: slugSchema,
  reports: z.enum(reporters),
  /** Whether volunteers and staff who work with children are named, all of them or in part; absent where no list was read for them. */
  helpers: z.enum(['named', 'in part']).optional(),
  statements: z.array(statementSchema).min(1).max(6),
});

export const reportingLawFileSchema = z
  .strictObject({ states: z.array(stateLawSchema) })
  .refine(({ states }) => new Set(states.map(({ id }) => id)).size === states.length, {
    path: ['states'],
    message: 'a state stands twice',
  });

export type StateLaw = z.output<typeof stateLawSchema>;
