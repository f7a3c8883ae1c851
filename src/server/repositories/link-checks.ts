import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { kindOf } from '../database/kind.ts';
import type { LinkChecksTable, LinkRunsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';

export type LinkCheck = Selectable<LinkChecksTable>;
export type LinkRun = Selectable<LinkRunsTable>;

/** What asking each address found, the last time. */
export const findLinkChecks = (db: Kysely<Database>): Promise<LinkCheck[]> => db.selectFrom('linkChecks').selectAll().execute();

/** Keeps what asking an address found, in the place of what it found before. */
export async function saveLinkCheck(db: Kysely<Database>, check: LinkCheck): Promise<void> {
  const { address: _, ...found } = check;
  await db
    .insertInto('linkChecks')
    .values(check)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(found))
    .execute();
}

/** The round that goes on, or the last one. */
export const findLatestRun = (db: Kysely<Database>): Promise<LinkRun | undefined> =>
  db.selectFrom('linkRuns').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Begins a round; whichever server looks next asks. `now` is ISO time. Fails with 'unique' while another goes on. */
export async function insertRun(db: Kysely<Database>, startedBy: string, now: string): Promise<void> {
  await db.insertInto('linkRuns').values({ id: randomUUIDv7(), state: 'open', startedBy, createdAt: now }).execute();
}

/**
 * Takes the open round, or keeps it: until `until` no other server asks; after that this one is thought dead. Times are ISO.
 * @param before what this server set `takenUntil` to, when it has the round already
 */
export function takeRun(
  db: Kysely<Database>,
  { now, until, before = '' }: { now: string; until: string; before?: string },
): Promise<LinkRun | undefined> {
  return db
    .updateTable('linkRuns')
    .set({ takenUntil: until })
    .where('id', 'in', (eb) => {
      const open = eb
        .selectFrom('linkRuns')
        .select('id')
        .where('state', '=', 'open')
        .where((is) => is.or([is('takenUntil', 'is', null), is('takenUntil', '<=', now), is('takenUntil', '=', before)]));
      // SQLite has one writer at a time and needs no lock on a row.
      return kindOf(db) === 'postgres' ? open.forUpdate().skipLocked() : open;
    })
    .returningAll()
    .executeTakeFirst();
}

/** Lets any server go on with a round. */
export async function letGoOfRun(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('linkRuns').set({ takenUntil: null }).where('id', '=', id).execute();
}

/** Ends a round. `now` is ISO time. @param note why not all were asked */
export async function endRun(db: Kysely<Database>, id: string, now: string, note: string | null = null): Promise<void> {
  await db.updateTable('linkRuns').set({ state: null, takenUntil: null, endedAt: now, note }).where('id', '=', id).execute();
}

/** The addresses that were found dead. */
export const findDeadLinks = async (db: Kysely<Database>): Promise<string[]> =>
  (await db.selectFrom('linkChecks').select('address').where('outcome', '=', 'dead').execute()).map(({ address }) => address);

/** Forgets the addresses that nothing in the catalogue names any more. */
export async function deleteLinkChecks(db: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await db.deleteFrom('linkChecks').where('address', '=', address).execute();
}
