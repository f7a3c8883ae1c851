import type { Kysely } from 'kysely';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { Suggestion } from '#domain/submissions/suggestion-schema.ts';
import { toRow } from '../database/json-columns.ts';
import type { Database } from '../database/tables.ts';
import { submissionJsonColumns } from '../database/tables.ts';

/** What the server adds to a suggestion (spec, section 3: never the client). */
export interface SubmissionFacts {
  id: string;
  reference: string;
  status: 'pending' | 'spam';
  formToken: FormTokenMark;
  /** ISO time. */
  createdAt: string;
}

/**
 * Adds a suggestion.
 * @returns false when its reference is taken; then nothing was stored.
 */
export async function insertSubmission(db: Kysely<Database>, suggestion: Suggestion, facts: SubmissionFacts): Promise<boolean> {
  const { worksForTool, ...fields } = suggestion;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const row = { ...toRow(given, submissionJsonColumns), ...facts, worksForTool: Number(worksForTool) };
  const stored = await db
    .insertInto('submissions')
    .values(row as never)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The reference that a suggestion was given. */
export async function findReference(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('submissions').select('reference').where('id', '=', id).executeTakeFirst();
  return row?.reference ?? undefined;
}

/** What a mail to staff may tell of a suggestion; nothing of who sent it. */
export const findSubmissionForMail = (db: Kysely<Database>, id: string) =>
  db.selectFrom('submissions').select(['type', 'title', 'reference']).where('id', '=', id).executeTakeFirst();

/** Empties the spam folder of what came before `before` (ISO time). */
export async function deleteOldSpam(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('submissions').where('status', '=', 'spam').where('createdAt', '<', before).execute();
  await db.deleteFrom('contacts').where('status', '=', 'spam').where('createdAt', '<', before).execute();
}
