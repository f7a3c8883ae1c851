import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

/**
 * Whether a state of the authored files was laid in once and another since: whoever brings it is older than the database.
 * @param hash of all that the files say
 */
export async function isOlderContent(db: Kysely<Database>, hash: string): Promise<boolean> {
  const laid = await db.selectFrom('laidContent').select('hash').orderBy('number', 'desc').execute();
  return laid.findIndex((one) => one.hash === hash) > 0;
}

/** Keeps that a state of the files is the newest that was laid in. Within a transaction that nobody else lays content in beside. */
export async function keepLaidContent(db: Kysely<Database>, hash: string, at: string): Promise<void> {
  const latest = await db
    .selectFrom('laidContent')
    .select(['hash', 'number'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.hash === hash) return;
  await upsert(db, 'laidContent', ['hash'], { hash, number: (latest?.number ?? 0) + 1, at });
}
