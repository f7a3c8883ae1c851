import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { upsert } from '../database/upsert.ts';

/**
 * Checks whether a state of the authored files was seeded once and another since: then the process with it is older than the
 * database.
 * @param hash hash of all the files' text
 */
export async function isOlderContent(db: Kysely<Database>, hash: string): Promise<boolean> {
  const states = await db.selectFrom('laidContent').select('hash').orderBy('number', 'desc').execute();
  return states.findIndex((state) => state.hash === hash) > 0;
}

/** Stores that a state of the files is the newest that was seeded. Within a transaction that runs alone. */
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
