import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { lockTables } from '../former-tables.ts';

interface Wish {
  id: string;
  address: string;
  confirmedAt: string | null;
  createdAt: string;
}
type Wishes = Kysely<{ termsWatches: { id: string; lastWish: string } }>;

/**
 * What two writers could break, the database holds: one confirmed wish for mail on changed terms and one that waits, for each address. A
 * count knows when it ends and for whose account it is, and some mailboxes are never asked again (docs/decisions/0083).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lockTables(db, ['termsWatches', 'clientLimits']);
  await db.schema.alterTable('termsWatches').addColumn('lastWish', 'text').execute();
  await mergeWishes(db as Wishes);
  for (const [name, condition] of [
    ['termsWatchesConfirmed', sql`"confirmedAt" is not null`],
    ['termsWatchesWaiting', sql`"confirmedAt" is null`],
  ] as const)
    await sql`create unique index ${sql.ref(name)} on "termsWatches" (lower("email")) where ${condition}`.execute(db);

  // A node of the former release leaves both out: what it counts ends at the next purge.
  await db.schema
    .alterTable('clientLimits')
    .addColumn('expiresAt', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('clientLimits').addColumn('userId', 'text').execute();

  await db.schema
    .createTable('silentMailboxes')
    .addColumn('mailboxHash', 'text', (column) => column.primaryKey())
    .addColumn('saidAt', 'text', (column) => column.notNull())
    .execute();
}

/** Of several wishes of one address the one that was confirmed last stays, and the one that was left last, if it waits still. */
async function mergeWishes(db: Wishes): Promise<void> {
  const { rows } = await sql<Wish>`select id, lower("email") as address, "confirmedAt", "createdAt" from "termsWatches"`.execute(
    db,
  );
  const of = ({ address, confirmedAt }: Wish) => `${confirmedAt === null ? 'waiting' : 'confirmed'} ${address}`;
  const at = ({ confirmedAt, createdAt, id }: Wish) => `${confirmedAt ?? createdAt} ${id}`;
  for (const wishes of Map.groupBy(rows, of).values()) {
    const [kept, ...others] = wishes.sort((a, b) => (at(a) < at(b) ? 1 : -1));
    if (!kept || !others[0]) continue;
    for (const { id } of others) await db.deleteFrom('termsWatches').where('id', '=', id).execute();
    // Links of mails that name the other go on.
    await db.updateTable('termsWatches').set({ lastWish: others[0].id }).where('id', '=', kept.id).execute();
  }
}
