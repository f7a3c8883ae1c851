import type { Kysely } from 'kysely';
import type { ComparedSuggestion } from '#domain/staff/duplicates.ts';
import type { SubmissionStatus } from '#domain/staff/review-status.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { Suggestion } from '#domain/submissions/suggestion-schema.ts';
import { comparable } from '#domain/text/comparable.ts';
import type { Database } from '../database/tables.ts';

/** What the server adds to a suggestion (docs/product.md: never the client). */
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
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Lists are kept as JSON; a text that looks like it stays a text.
  const kept = given.map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]);
  const row = { ...Object.fromEntries(kept), ...facts, worksForTool: Number(worksForTool) };
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

/** What every suggestion is compared by, but for spam. */
export async function findComparedSuggestions(db: Kysely<Database>): Promise<ComparedSuggestion[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'type', 'title', 'website', 'status', 'createdAt'])
    .where('status', '!=', 'spam')
    .execute();
  return rows.map(({ type, status, ...row }) => ({
    ...row,
    type: type as ComparedSuggestion['type'],
    status: status as SubmissionStatus,
  }));
}

/** What staff may ask for: everything, or what has this state, this type and this text in its title, sender or reference. */
export interface SubmissionFilter {
  status?: string | undefined;
  type?: string | undefined;
  q?: string;
}

/** Suggestions as they are stored, the latest first. */
export async function findSubmissions(
  db: Kysely<Database>,
  { status, type, q = '' }: SubmissionFilter,
  page?: { limit: number; offset: number },
) {
  let query = db.selectFrom('submissions');
  if (status) query = query.where('status', '=', status);
  if (type) query = query.where('type', '=', type);
  const found = query.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  // No database folds quotes, dashes and wide letters as people do, so words are looked for here: a few thousand rows at most.
  if (q !== '') {
    const matching = (await found.execute()).filter((row) => holds(row, comparable(q)));
    return { rows: page ? matching.slice(page.offset, page.offset + page.limit) : matching, total: matching.length };
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await (page ? found.limit(page.limit).offset(page.offset) : found).execute();
  return { rows, total: Number(total) };
}

const searched = ['title', 'submitterName', 'submitterEmail', 'ministryName', 'reference'] as const;
const holds = (row: Partial<Record<(typeof searched)[number], string | null>>, words: string) =>
  searched.some((column) => comparable(row[column] ?? '').includes(words));

/** A suggestion as it is stored. */
export const findSubmission = (db: Kysely<Database>, id: string) =>
  db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();

/** How many suggestions have each state. */
export async function countSubmissions(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('submissions')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/**
 * Changes what staff decide about a suggestion.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateReview(
  db: Kysely<Database>,
  id: string,
  version: number,
  change: { status?: SubmissionStatus; adminNotes?: string | null; reviewedAt?: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a mail to staff may tell of a suggestion; nothing of who sent it. */
export const findSubmissionForMail = (db: Kysely<Database>, id: string) =>
  db.selectFrom('submissions').select(['type', 'title', 'reference']).where('id', '=', id).executeTakeFirst();

/** Deletes a suggestion; what was published from it stays. @returns whether there was such a suggestion. */
export async function deleteSubmission(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('submissions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Empties the spam folder of what came before `before` (ISO time). */
export async function deleteOldSpam(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('submissions').where('status', '=', 'spam').where('createdAt', '<', before).execute();
  await db.deleteFrom('contacts').where('status', '=', 'spam').where('createdAt', '<', before).execute();
  await db.deleteFrom('questions').where('status', '=', 'spam').where('createdAt', '<', before).execute();
}
