import { z } from 'zod';
import { answerSchema } from '../answers/answer-schema.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { toolSchema } from '../catalogue/tool-schema.ts';
import { workflowSchema } from '../catalogue/workflow-schema.ts';
import { contactStatuses, questionMoves, submissionStatuses } from '../inbox/inbox-status.ts';
import { questionLimits } from '../questions/question-fields.ts';
import { unseenInMail } from '../submissions/visitor-text.ts';
import { slugSchema, text } from '../text/text-schema.ts';
import { hasUnseen, withoutUnseenEnds } from '../text/unseen.ts';
import { factSchema } from '../trust/fact-schema.ts';
import { staffRoles } from './accounts.ts';
import { mostEntriesAtOnce } from './catalogue-list.ts';
import { writingSchema } from './desk-texts.ts';
import { isGuessable } from './guessable.ts';
import { mostWhyCharacters } from './record-kinds.ts';

// Requests of the staff desk: one schema for the desk's forms and the API.

/** Version of the row as the desk last read it: an edit of an older one is refused with 409, never merged. */
const version = z.number().int().min(1);

/** Maximum length in characters of a note on a suggestion. */
const mostNoteCharacters = 4_000;
/** Bounds of a staff password, in characters (OWASP ASVS 5.0, 6.2.1 and 6.2.9). */
export const passwordCharacters = { least: 12, most: 128 };

export const submissionUpdateSchema = z.strictObject({
  version,
  status: z.enum(submissionStatuses).optional(),
  adminNotes: z.string().trim().max(mostNoteCharacters, `A note has at most ${mostNoteCharacters} characters`).optional(),
});

export const contactUpdateSchema = z.strictObject({ version, status: z.enum(contactStatuses) });

/** Moves a question, or corrects its words before it is on the site: words that name a person must be removable. */
export const questionUpdateSchema = z.strictObject({
  version,
  status: z.enum(questionMoves).optional(),
  question: text(questionLimits.question).optional(),
  category: z.enum(answerTopics).optional(),
});

/** Merges a question into another, by its id, or into the answer that answers it already, by its slug. */
export const mergeQuestionSchema = z.strictObject({
  version,
  into: z.union([z.strictObject({ question: z.string().min(1).max(80) }), z.strictObject({ answer: slugSchema })]),
});

/** Reason for a change, stored in the history and in the audit log. */
const why = z.string().trim().max(mostWhyCharacters, `Use at most ${mostWhyCharacters} characters`);
const saidWhy = why.min(1, 'Give a short reason');

/** Replaces a record of any kind, in the field of its kind. To add a record, record-calls.ts makes `version` optional. */
export const recordWriteSchema = (field: string, record: z.ZodType, more: z.ZodRawShape = {}) =>
  z.strictObject({ version, [field]: record, ...more, why: why.optional() });
/** Replaces a record about a tool, whose card may have to become stricter. */
export const saidWriteSchema = (field: string, record: z.ZodType) => recordWriteSchema(field, record, { stricter });

/** Changes several tools or several workflows in one transaction: all of them or none. */
export const changeSetSchema = z.strictObject({
  kind: z.enum(['tools', 'workflows']),
  entries: z
    .array(z.strictObject({ slug: slugSchema, version }))
    .min(1, 'Choose at least one entry')
    .max(mostEntriesAtOnce, `Choose at most ${mostEntriesAtOnce} entries`)
    .refine((entries) => new Set(entries.map(({ slug }) => slug)).size === entries.length, 'Choose each entry once'),
  act: z.discriminatedUnion('does', [
    z.strictObject({ does: z.literal('move'), category: z.string().trim().min(1, 'Choose a category').max(60) }),
    z.strictObject({ does: z.literal('check') }),
    z.strictObject({ does: z.literal('take down') }),
  ]),
  why: saidWhy,
});
export type ChangeSetWish = z.output<typeof changeSetSchema>;

/** Replaces a text outside the catalogue; the schema of its kind validates it (desk-texts.ts). */
export const textWriteSchema = recordWriteSchema('record', z.record(z.string().max(80), z.unknown()));
/** Previews a guide, explainer or statement. */
export const writingPreviewSchema = z.strictObject({ record: writingSchema });
/** Answers a question; `version` is that of the question. */
export const answerWriteSchema = z.strictObject({ version, answer: answerSchema, why: why.optional() });

/** Takes a record down; its content stays as it is. */
export const takeDownSchema = z.strictObject({ version, why: saidWhy });
/** Brings back a record that was taken down. */
export const bringBackSchema = z.strictObject({ version, why: why.optional() });

/** Restores a former state of a record, or some of its fields by their paths. */
export const restoreSchema = z.strictObject({
  version,
  number: version,
  fields: z.array(z.string().min(1).max(80)).min(1).max(60).optional(),
  why: saidWhy,
});

/** True to make the card as strict as the rule requires; otherwise an edit that leaves a verdict unsupported is refused. */
const stricter = z.boolean().default(false);

/**
 * Takes the content of a newer file into an edited record, or dismisses it.
 * @param at time since which the list has it; content of the file since then is another row
 */
export const newerFileActSchema = z.strictObject({
  // Zero if there is no record yet.
  version: z.number().int().min(0),
  act: z.enum(['take', 'dismiss']),
  at: z.iso.datetime(),
  stricter,
  why: why.optional(),
});

/** Reads a fact again without a change, takes it out of use, or brings it back. */
export const factActSchema = z.strictObject({ version, act: z.enum(['confirm', 'retire', 'bring back']), stricter });
export const changeActSchema = z.strictObject({ version, act: z.enum(['retire', 'bring back']) });

/** Result of checking a fact in the queue. */
const decisionSchema = z.discriminatedUnion('found', [
  z.strictObject({ id: slugSchema, version, found: z.literal('still true') }),
  z.strictObject({ id: slugSchema, version, found: z.literal('not found') }),
  z.strictObject({ id: slugSchema, version, found: z.literal('changed'), fact: factSchema }),
]);

/** Result of checking an entry: its version, and the result for each of its facts. */
export const recheckSchema = z.strictObject({ version, facts: z.array(decisionSchema).max(60), stricter });

/** Publishes an accepted suggestion: its version, and the record that the editor made from it. */
export const publishSchema = z.union([
  z.strictObject({ version, tool: toolSchema, why: why.optional() }),
  z.strictObject({ version, workflow: workflowSchema, why: why.optional() }),
]);

/** Draft of a form: values aren't validated, since nobody else sees them before they are. */
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

/** Maximum length in characters of a mail address (RFC 5321, 4.5.3.1.3). */
const mostEmailCharacters = 254;
const emailWords = 'Use an address such as name@college.org';

/** Mail address of a person; empty for none. */
export const staffEmailSchema = z
  .string()
  .overwrite(withoutUnseenEnds)
  .toLowerCase()
  .max(mostEmailCharacters, emailWords)
  .refine((email) => !hasUnseen(email), unseenInMail)
  .refine((email) => email === '' || z.email().safeParse(email).success, emailWords);

export const newUserSchema = z.strictObject({
  username: usernameSchema,
  email: staffEmailSchema.default(''),
  password: passwordSchema,
  role: z.enum(staffRoles),
});

/**
 * Changes a user's password, role or mail address. A disabled user can't sign in and loses every session. `secondFactor: false`
 * lets a user who lost the phone and the recovery codes sign in by the password alone again.
 */
export const userUpdateSchema = z.strictObject({
  password: passwordSchema.optional(),
  role: z.enum(staffRoles).optional(),
  disabled: z.boolean().optional(),
  email: staffEmailSchema.optional(),
  secondFactor: z.literal(false).optional(),
});

const currentPassword = z.string().max(passwordCharacters.most);

export const ownPasswordSchema = z.strictObject({ current: currentPassword, password: passwordSchema });
export const ownEmailSchema = z.strictObject({ current: currentPassword, email: staffEmailSchema });

/** Confirms the user's identity before the second factor changes. */
export const currentPasswordSchema = z.strictObject({ current: currentPassword });

const mostNameCharacters = 60;

const withoutNul = (name: string) => name.replaceAll('\0', '');

/** Unverified name of a user. NUL is removed, since PostgreSQL can't even search for it. */
const saidNameSchema = z.string().max(mostNameCharacters).overwrite(withoutNul);

export const signInSchema = z.strictObject({
  username: saidNameSchema,
  password: z.string().max(passwordCharacters.most),
});

/** Six digits of an authenticator app; spaces are removed, since some apps show them in groups. */
const appCodeSchema = z
  .string()
  .max(20, 'Enter the six digits that your app shows now')
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows now'));

/** Recovery code for a user who lost the phone, as they wrote it down: with spaces or any dash. */
const recoveryCodeSchema = z
  .string()
  .max(mostNameCharacters, 'Enter one of your recovery codes')
  .overwrite((code) => code.replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, ''))
  .min(1, 'Enter one of your recovery codes')
  // Format in which better-auth compares them: 'aB3dE-fG7hJ'.
  .overwrite((code) => code.replace(/^(\w{5})(\w{5})$/, '$1-$2'));

export const secondFactorSchema = z.union([
  z.strictObject({ code: appCodeSchema }),
  z.strictObject({ recoveryCode: recoveryCodeSchema }),
]);

export const appCodeOnlySchema = z.strictObject({ code: appCodeSchema });

/** Requests a new password by the username or the mail address. */
export const forgottenPasswordSchema = z.strictObject({
  username: z.string().overwrite(withoutNul).overwrite(withoutUnseenEnds).toLowerCase().max(mostEmailCharacters),
});

/** Sets a new password by a mailed link: its user, whose name the password must not be, and its secret. */
export const passwordResetSchema = z.strictObject({
  username: saidNameSchema,
  token: z.string().min(1).max(200),
  password: passwordSchema,
});

export type SubmissionUpdate = z.output<typeof submissionUpdateSchema>;
export type RecheckDecision = z.output<typeof decisionSchema>;
export type NewUser = z.input<typeof newUserSchema>;
export type UserUpdate = z.output<typeof userUpdateSchema>;
