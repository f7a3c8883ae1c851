import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { kindOf } from '../database/connect.ts';
import type { LinkRunsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';

/** A round of asking other sites. */
export type Round = Selectable<LinkRunsTable>;

/** What is asked in a round: whether links are there, or what documents say. */
export type RoundKind = 'links' | 'documents';

/** What a round is called while it goes on; the database takes one of each. */
const openState: Record<RoundKind, string> = { links: 'open', documents: 'reading' };

/** The round that goes on, or the last one. */
export const findLatestRound = (db: Kysely<Database>, kind: RoundKind): Promise<Round | undefined> =>
  db
    .selectFrom('linkRuns')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Begins a round; whichever server looks next asks. `now` is ISO time. Fails with 'unique' while another of its kind goes on. */
export async function insertRound(db: Kysely<Database>, kind: RoundKind, startedBy: string, now: string): Promise<void> {
  const round = { id: randomUUIDv7(), kind, state: openState[kind], startedBy, createdAt: now };
  await db.insertInto('linkRuns').values(round).execute();
}

/**
 * Takes the open round, or keeps it: until `until` no other server asks; after that this one is thought dead. While one kind is asked
 * the other waits, so that no site is asked twice at once. Times are ISO.
 * @param before what this server set `takenUntil` to, when it has the round already
 */
export function takeRound(
  db: Kysely<Database>,
  kind: RoundKind,
  { now, until, before = '' }: { now: string; until: string; before?: string },
): Promise<Round | undefined> {
  return db
    .updateTable('linkRuns')
    .set({ takenUntil: until })
    .where('id', 'in', (eb) => {
      const open = eb
        .selectFrom('linkRuns')
        .select('id')
        .where('state', '=', openState[kind])
        .where((is) =>
          is.not(
            is.exists(eb.selectFrom('linkRuns as other').select('id').where('kind', '!=', kind).where('takenUntil', '>', now)),
          ),
        )
        .where((is) => is.or([is('takenUntil', 'is', null), is('takenUntil', '<=', now), is('takenUntil', '=', before)]));
      // SQLite has one writer at a time and needs no lock on a row.
      return kindOf(db) === 'postgres' ? open.forUpdate().skipLocked() : open;
    })
    .returningAll()
    .executeTakeFirst();
}

/** Lets any server go on with a round. */
export async function letGoOfRound(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('linkRuns').set({ takenUntil: null }).where('id', '=', id).execute();
}

/** Ends a round. `now` is ISO time. @param note why not all were asked */
export async function endRound(db: Kysely<Database>, id: string, now: string, note: string | null = null): Promise<void> {
  await db.updateTable('linkRuns').set({ state: null, takenUntil: null, endedAt: now, note }).where('id', '=', id).execute();
}
