import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Finds the secret of this name that all servers on this database share, or else stores `made`. `now` is ISO time. */
export async function shareSecret(db: Kysely<Database>, name: string, made: string, now: string): Promise<string> {
  await db
    .insertInto('serverSecrets')
    .values({ name, value: made, createdAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('serverSecrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
