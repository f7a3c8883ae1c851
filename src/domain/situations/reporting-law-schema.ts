import { z } from 'zod';
import { slugSchema, text, webAddressSchema } from '../text/text-schema.ts';
import { mustBeReadBySchema, readingFields } from '../trust/reading-schema.ts';

/**
 * People who must report suspected child abuse in a state, by the newest document that was read. 'not named' means that the law
 * names neither clergy nor everyone; somebody may still have to report for another reason, as a teacher or a counselor.
 */
const reporters = ['clergy', 'everyone', 'everyone and clergy', 'everyone for sexual abuse', 'not named'] as const;

/** A statement of a document on a state's law. */
const statementSchema = z.strictObject({
  says: text(200),
  quote: text(320),
  document: text(140),
  publisher: text(120),
  of: z.enum(['official', 'press', 'third party']),
  /** Year, month or day up to which it holds, or on which it was published; absent if the document doesn't state it. */
  dated: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .optional(),
  source: webAddressSchema,
  ...readingFields,
  mustBeReadBy: mustBeReadBySchema,
});

/** Law of one state or territory, with statements and their documents, first the one on who must report. */
export const stateLawSchema = z.strictObject({
  state: text(40),
  /** Value in an address on the page: 'new-york'. */
  id: slugSchema,
  reports: z.enum(reporters),
  /** Volunteers and staff who work with children: all or some are named; absent if no list was read for them. */
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
