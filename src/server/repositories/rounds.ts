import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { kindOf } from '../database/connect.ts';
import type { LinkRunsTable } from '../database/server-tables.ts';
import type { Database } from '../database/tables.ts';

/** Round of requests to other sites. */
export type Round = Selectable<LinkRunsTable>;

/** Kind of a round: checks of links, or readings of documents. */
export type RoundKind = 'links' | 'documents';

/** State of an open round of each kind; the database accepts one of each. */
const openState: Record<RoundKind, string> = { links: 'open', documents: 'reading' };

/** Finds the open round, or the last one. */
export const findLatestRound = (db: Kysely<Database>, kind: RoundKind): Promise<Round | undefined> =>
  db
    .selectFrom('linkRuns')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Starts a round; the next server that checks runs it. `now` is ISO time. Fails with 'unique' while another of its kind is open.
 */
export async function insertRound(db: Kysely<Database>, kind: RoundKind, startedBy: string, now: string): Promise<void> {
  const round = { id: randomUUIDv7(), kind, state: openState[kind], startedBy, createdAt: now };
  await db.insertInto('linkRuns').values(round).execute();
}

/**
 * Claims the open round, or renews the claim: until `until` no other server asks; after that this one is presumed dead. While one
 * kind is asked the other waits, so that no site is asked twice at once. Times are ISO.
 * @param before former `takenUntil` of this server, when it has the round already
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
        .where((expression) =>
          expression.not(
            expression.exists(
              eb.selectFrom('linkRuns as other').select('id').where('kind', '!=', kind).where('takenUntil', '>', now),
            ),
          ),
        )
        .where((expression) =>
          expression.or([
            expression('takenUntil', 'is', null),
            expression('takenUntil', '<=', now),
            expression('takenUntil', '=', before),
          ]),
        );
      // Skips the lock on SQLite, which has one writer at a time.
      return kindOf(db) === 'postgres' ? open.forUpdate().skipLocked() : open;
    })
    .returningAll()
    .executeTakeFirst();
}

/** Releases a round, so that any server may continue it. */
export async function letGoOfRound(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('linkRuns').set({ takenUntil: null }).where('id', '=', id).execute();
}

/** Ends a round. `now` is ISO time. @param note reason why not all were asked */
export async function endRound(db: Kysely<Database>, id: string, now: string, note: string | null = null): Promise<void> {
  await db.updateTable('linkRuns').set({ state: null, takenUntil: null, endedAt: now, note }).where('id', '=', id).execute();
}
