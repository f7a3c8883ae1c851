import type { Kysely } from 'kysely';
import type { Question } from '#domain/questions/question-schema.ts';
import type { QuestionStatus } from '#domain/staff/review-status.ts';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { Database } from '../database/tables.ts';

/** What the server adds to a question (docs/product.md: never the client). */
export interface QuestionFacts {
  id: string;
  reference: string;
  status: 'pending' | 'spam';
  formToken: FormTokenMark;
  /** ISO time. */
  createdAt: string;
}

/**
 * Adds a question.
 * @returns false when its reference is taken; then nothing was stored.
 */
export async function insertQuestion(db: Kysely<Database>, question: Question, facts: QuestionFacts): Promise<boolean> {
  const stored = await db
    .insertInto('questions')
    .values({ ...question, email: question.email ?? null, ...facts })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** The reference that a question was given. */
export async function findQuestionReference(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('questions').select('reference').where('id', '=', id).executeTakeFirst();
  return row?.reference ?? undefined;
}

/** Questions as they are stored, the latest first. */
export async function findQuestions(db: Kysely<Database>, status: string | undefined, page?: { limit: number; offset: number }) {
  const query = status ? db.selectFrom('questions').where('status', '=', status) : db.selectFrom('questions');
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = query.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const rows = await (page ? found.limit(page.limit).offset(page.offset) : found).execute();
  return { rows, total: Number(total) };
}

/** A question as it is stored. */
export const findQuestion = (db: Kysely<Database>, id: string) =>
  db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst();

/** A question that visitors may vote for, by its reference. */
export const findOpenQuestion = (db: Kysely<Database>, reference: string) =>
  db
    .selectFrom('questions')
    .select(['id', 'votes'])
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .executeTakeFirst();

/** The questions that an answer answers, by its slug. */
export const findQuestionsAnsweredBy = (db: Kysely<Database>, slug: string) =>
  db.selectFrom('questions').select('id').where('answer', '=', slug).execute();

/** What visitors may know of: open questions, and those that led to an answer or to another question. */
export const findPublicQuestions = (db: Kysely<Database>) =>
  db
    .selectFrom('questions')
    .select(['id', 'reference', 'question', 'category', 'votes', 'status', 'answer', 'mergedInto', 'createdAt'])
    .where('status', 'in', ['open', 'answered', 'merged'])
    .where('reference', 'is not', null)
    .orderBy('votes', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What staff may change of a question. */
export interface QuestionChange {
  reference?: string;
  status?: QuestionStatus;
  question?: string;
  category?: string;
  answer?: string | null;
  mergedInto?: string | null;
  decidedAt?: string | null;
}

/** @returns false when somebody changed it since this version; then nothing was stored. */
export async function updateQuestion(
  db: Kysely<Database>,
  id: string,
  version: number,
  change: QuestionChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('questions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes a question and who voted for it today. Within a transaction.
 * @returns whether there was such a question
 */
export async function deleteQuestion(db: Kysely<Database>, id: string): Promise<boolean> {
  await db.deleteFrom('votes').where('kind', '=', 'questions').where('recordId', '=', id).execute();
  const { numDeletedRows } = await db.deleteFrom('questions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many questions are in this state. */
export async function countQuestions(db: Kysely<Database>, status: QuestionStatus): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets the mail addresses of those whose questions were decided before `before` (ISO time): they have been told. */
export async function forgetAskers(db: Kysely<Database>, before: string): Promise<void> {
  await db.updateTable('questions').set({ email: null }).where('email', 'is not', null).where('decidedAt', '<', before).execute();
}
