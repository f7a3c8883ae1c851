import { z } from 'zod';
import { toolSchema } from '../catalogue/tool-schema.ts';
import { workflowSchema } from '../catalogue/workflow-schema.ts';
import { slugSchema } from '../text/text-schema.ts';
import { factSchema, termsChangeSchema } from '../trust/fact-schema.ts';
import { isGuessable } from './guessable.ts';
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

export const toolWriteSchema = z.strictObject({ version, tool: toolSchema });
export const workflowWriteSchema = z.strictObject({ version, workflow: workflowSchema });

/** Has the card made as strict as the rule wants it where the edit takes away what a verdict rests on; else it is refused. */
const stricter = z.boolean().default(false);

export const factWriteSchema = z.strictObject({ version, fact: factSchema, stricter });
export const changeWriteSchema = z.strictObject({ version, change: termsChangeSchema });

/** Reads a fact again without a change, takes it out of use, or brings it back. */
export const factActSchema = z.strictObject({ version, act: z.enum(['confirm', 'retire', 'bring back']), stricter });
export const changeActSchema = z.strictObject({ version, act: z.enum(['retire', 'bring back']) });

/** What was found of a fact in the queue. */
const decisionSchema = z.discriminatedUnion('found', [
  z.strictObject({ id: slugSchema, version, found: z.literal('still true') }),
  z.strictObject({ id: slugSchema, version, found: z.literal('not found') }),
  z.strictObject({ id: slugSchema, version, found: z.literal('changed'), fact: factSchema }),
]);

/** An entry that was checked: its version, and what was found of each of its facts. */
export const recheckSchema = z.strictObject({ version, facts: z.array(decisionSchema).max(60), stricter });

/** Publishes an accepted suggestion: its version, and the record that the editor made of it. */
export const publishSchema = z.union([
  z.strictObject({ version, tool: toolSchema }),
  z.strictObject({ version, workflow: workflowSchema }),
]);

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
export type RecheckDecision = z.output<typeof decisionSchema>;
export type NewUser = z.output<typeof newUserSchema>;
export type UserUpdate = z.output<typeof userUpdateSchema>;
