import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Answer } from '#domain/answers/answer-schema.ts';
import type { Database } from '../database/tables.ts';
import type { Change } from './record-versions.ts';
import { keepStates } from './record-versions.ts';
import type { SeedState } from './tools.ts';

// Here and not in SQL: databases order hyphens each in their own way.
const bySlug = (a: Answer, b: Answer) => (a.slug < b.slug ? -1 : 1);

/** Every answer, those that were taken down too, in the order of their slugs. */
export async function findAnswers(db: Kysely<Database>): Promise<Answer[]> {
  const rows = await db.selectFrom('answers').select('record').execute();
  return rows.map(({ record }) => JSON.parse(record) as Answer).sort(bySlug);
}

/** What the desk lists of every answer, in the order of their slugs. */
export async function findAnswerRows(db: Kysely<Database>) {
  const rows = await db.selectFrom('answers').select(['record', 'version', 'editedAt', 'updatedAt']).execute();
  return rows
    .map(({ record, ...row }) => ({ ...row, answer: JSON.parse(record) as Answer }))
    .sort((a, b) => bySlug(a.answer, b.answer));
}

/** An answer as staff edit it. */
export async function findAnswerForEdit(
  db: Kysely<Database>,
  slug: string,
): Promise<{ version: number; editedAt: string | null; answer: Answer } | undefined> {
  const row = await db
    .selectFrom('answers')
    .select(['record', 'version', 'editedAt'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { version: row.version, editedAt: row.editedAt, answer: JSON.parse(row.record) as Answer };
}

/** An answer that visitors may vote for: one that was not taken down. */
export async function findOpenAnswer(db: Kysely<Database>, slug: string): Promise<{ id: string; votes: number } | undefined> {
  const row = await db.selectFrom('answers').select(['id', 'votes', 'record']).where('slug', '=', slug).executeTakeFirst();
  return row && (JSON.parse(row.record) as Answer).status === 'active' ? { id: row.id, votes: row.votes } : undefined;
}

/** The answers that somebody voted for. */
export const findVotedAnswers = (db: Kysely<Database>) =>
  db.selectFrom('answers').select(['slug', 'votes']).where('votes', '>', 0).orderBy('slug').execute();

/** Which answers there are, and whether seeding may update them. */
export const findAnswerSeedStates = (db: Kysely<Database>): Promise<SeedState[]> =>
  db.selectFrom('answers').select(['id', 'slug', 'seedHash', 'editedAt']).execute();

/** Adds an answer that staff wrote; seeding leaves it alone. Fails with 'unique' when the slug is taken. */
export const insertAnswer = (db: Kysely<Database>, answer: Answer, change: Change): Promise<void> =>
  insert(db, answer, { seedHash: null, editedAt: change.at }, change);

/** Adds an answer that was seeded from a file with this fingerprint. */
export const insertSeededAnswer = (db: Kysely<Database>, answer: Answer, seedHash: string, change: Change): Promise<void> =>
  insert(db, answer, { seedHash, editedAt: null }, change);

async function insert(
  db: Kysely<Database>,
  answer: Answer,
  origin: { seedHash: string | null; editedAt: string | null },
  change: Change,
): Promise<void> {
  const times = { createdAt: change.at, updatedAt: change.at };
  await db
    .insertInto('answers')
    .values({ id: randomUUIDv7(), slug: answer.slug, record: JSON.stringify(answer), ...origin, ...times })
    .execute();
  await keepStates(db, 'answers', [{ name: answer.slug, number: 1, record: answer }], change);
}

/**
 * Replaces an answer by what staff made of it; seeding leaves it alone from then on.
 * @returns false when somebody changed it since this version; then nothing was stored.
 */
export async function updateAnswer(db: Kysely<Database>, answer: Answer, version: number, change: Change): Promise<boolean> {
  const updated = await db
    .updateTable('answers')
    .set((eb) => ({
      record: JSON.stringify(answer),
      editedAt: change.at,
      updatedAt: change.at,
      version: eb('version', '+', 1),
    }))
    .where('slug', '=', answer.slug)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await keepStates(db, 'answers', [{ name: answer.slug, number: updated.version, record: answer }], change);
  return true;
}

/** Lets an answer that staff edited follow the file with this fingerprint again. */
export async function letAnswerFollowFile(db: Kysely<Database>, id: string, seedHash: string): Promise<void> {
  await db.updateTable('answers').set({ seedHash, editedAt: null }).where('id', '=', id).execute();
}

/** Brings an answer that nobody edited up to its file. */
export async function updateSeededAnswer(
  db: Kysely<Database>,
  id: string,
  answer: Answer,
  seedHash: string,
  change: Change,
): Promise<void> {
  const updated = await db
    .updateTable('answers')
    .set((eb) => ({ record: JSON.stringify(answer), seedHash, updatedAt: change.at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('editedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (updated) await keepStates(db, 'answers', [{ name: answer.slug, number: updated.version, record: answer }], change);
}
