import { z } from 'zod';
import { toolSchema } from '../catalogue/tool-schema.ts';
import { workflowSchema } from '../catalogue/workflow-schema.ts';
import { isGuessable } from './guessable.ts';
import { mostWhyCharacters } from './record-history.ts';
import { contactStatuses, questionStatuses, submissionStatuses } from './review-status.ts';
import { staffRoles } from './roles.ts';

// What the staff desk sends. One schema for the desk's forms and the API.

/** The row's version as the desk last read it: an edit of an older one is refused with 409, never merged. */
const version = z.number().int().min(1);

/** Most characters of a note on a suggestion. */
export const mostNoteCharacters = 4_000;
/** Bounds of a staff password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
export const passwordCharacters = { least: 12, most: 128 };

export const submissionUpdateSchema = z.strictObject({
  version,
  status: z.enum(submissionStatuses).optional(),
  adminNotes: z.string().trim().max(mostNoteCharacters, `A note has at most ${mostNoteCharacters} characters`).optional(),
});

export const contactUpdateSchema = z.strictObject({ version, status: z.enum(contactStatuses) });

export const questionUpdateSchema = z.strictObject({ version, status: z.enum(questionStatuses) });

/** A word why, kept in the history and in the audit log. */
const why = z.string().trim().max(mostWhyCharacters, `Use at most ${mostWhyCharacters} characters`);
const saidWhy = why.min(1, 'Say in a word why');

export const toolWriteSchema = z.strictObject({ version, tool: toolSchema, why: why.optional() });
export const workflowWriteSchema = z.strictObject({ version, workflow: workflowSchema, why: why.optional() });

/** Takes a record down; what it says stays as it is. */
export const takeDownSchema = z.strictObject({ version, why: saidWhy });
/** Puts a record that was taken down back. */
export const bringBackSchema = z.strictObject({ version, why: why.optional() });

/** Brings back a former state of a record, or some of its fields by their paths. */
export const restoreSchema = z.strictObject({
  version,
  number: version,
  fields: z.array(z.string().min(1).max(80)).min(1).max(60).optional(),
  why: saidWhy,
});

/** Publishes an accepted suggestion: its version, and the record that the editor made of it. */
export const publishSchema = z.union([
  z.strictObject({ version, tool: toolSchema, why: why.optional() }),
  z.strictObject({ version, workflow: workflowSchema, why: why.optional() }),
]);

/** What somebody is writing: any values of the form, since nobody else sees them before they are checked. */
export const draftSchema = z.strictObject({ version, record: z.record(z.string().max(80), z.unknown()) });

export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,29}$/, 'Use 3 to 30 letters, digits, dots, dashes or underscores');

export const passwordSchema = z
  .string()
  .min(passwordCharacters.least, `Use at least ${passwordCharacters.least} characters`)
  .max(passwordCharacters.most, `Use at most ${passwordCharacters.most} characters`)
  .refine((password) => !isGuessable(password), 'Use a password that is harder to guess');

export const newUserSchema = z.strictObject({ username: usernameSchema, password: passwordSchema, role: z.enum(staffRoles) });

/** A new password, or a role, or both; a disabled user cannot sign in and loses every session. */
export const userUpdateSchema = z.strictObject({
  password: passwordSchema.optional(),
  role: z.enum(staffRoles).optional(),
  disabled: z.boolean().optional(),
});

export const ownPasswordSchema = z.strictObject({ current: z.string().max(passwordCharacters.most), password: passwordSchema });

export const signInSchema = z.strictObject({
  username: z.string().max(60),
  password: z.string().max(passwordCharacters.most),
});

export type SubmissionUpdate = z.output<typeof submissionUpdateSchema>;
export type NewUser = z.output<typeof newUserSchema>;
export type UserUpdate = z.output<typeof userUpdateSchema>;
