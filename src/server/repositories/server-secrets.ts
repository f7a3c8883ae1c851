import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Finds the secret of this name that all servers on this database share, or else stores `newSecret`. `now` is ISO time. */
export async function shareSecret(db: Kysely<Database>, name: string, newSecret: string, now: string): Promise<string> {
  await db
    .insertInto('serverSecrets')
    .values({ name, value: newSecret, createdAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('serverSecrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
