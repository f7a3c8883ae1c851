import type { Kysely } from 'kysely';
import type { QuestionStatus } from '#domain/staff/review-status.ts';
import type { Database } from '../database/tables.ts';

/** Questions as they are stored, the latest first. */
export async function findQuestions(db: Kysely<Database>, status: string | undefined, page: { limit: number; offset: number }) {
  const query = status ? db.selectFrom('questions').where('status', '=', status) : db.selectFrom('questions');
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total: Number(total) };
}

/** A question as it is stored. */
export const findQuestion = (db: Kysely<Database>, id: string) =>
  db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns false when somebody changed it since this version; then nothing was stored. */
export async function updateQuestionStatus(
  db: Kysely<Database>,
  id: string,
  version: number,
  status: QuestionStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('questions')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many wait for an answer. */
export async function countPendingQuestions(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}
