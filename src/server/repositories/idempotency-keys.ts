import type { Kysely } from 'kysely';
import type { IdempotencyKeysTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';

/**
 * Claims a key for an answer; of several claims at once one succeeds and the others wait for it.
 * @returns false when the key is taken.
 */
export async function claimIdempotencyKey(db: Kysely<Database>, claim: IdempotencyKeysTable): Promise<boolean> {
  const row = await db
    .insertInto('idempotencyKeys')
    .values(claim)
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('keyHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the body and the answer of a taken key. */
export const findIdempotencyKey = (db: Kysely<Database>, keyHash: string) =>
  db.selectFrom('idempotencyKeys').select(['bodyHash', 'answerId']).where('keyHash', '=', keyHash).executeTakeFirst();

/** Stores the answer to a retry under this key. */
export async function keepAnswer(db: Kysely<Database>, keyHash: string, answerId: string): Promise<void> {
  await db.updateTable('idempotencyKeys').set({ answerId }).where('keyHash', '=', keyHash).execute();
}

/** Deletes the answers of the staff API, which are JSON, but not the fact that the keys were used. */
export async function forgetAnswers(db: Kysely<Database>): Promise<void> {
  await db.updateTable('idempotencyKeys').set({ answerId: '' }).where('answerId', 'like', '{%').execute();
}
