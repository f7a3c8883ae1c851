import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { insertMail } from './outbox.ts';

/** Subscription to mail on changed terms of chosen tools. Times are ISO. */
export interface TermsWatch {
  id: string;
  email: string;
  /** Slugs of the tools. */
  tools: readonly string[];
  confirmedAt: string | null;
  /** Period of the changes in the latest mail: those after the first of these times, up to the second; null before the first. */
  tellFrom: string | null;
  tellUntil: string | null;
}

const sameAddress = (email: string) => sql<boolean>`lower("email") = lower(${email})`;

/**
 * Stores a watch until its address is confirmed, and schedules the mail that asks for it. It replaces one that waits: a link
 * confirms exactly what its own mail names, even when somebody has asked again since. Within a transaction. `now` is ISO time.
 */
export async function insertTermsWatch(
  db: Kysely<Database>,
  { email, tools }: Pick<TermsWatch, 'email' | 'tools'>,
  now: string,
): Promise<void> {
  await db.deleteFrom('termsWatches').where(sameAddress(email)).where('confirmedAt', 'is', null).execute();
  const id = randomUUIDv7();
  await db
    .insertInto('termsWatches')
    .values({ id, email, tools: JSON.stringify(tools), createdAt: now })
    .execute();
  await insertMail(db, 'terms-watch', id, now);
}

/**
 * Confirms an address. Where it was confirmed before, the new tools replace the former ones. A second press changes nothing.
 * `now` is ISO time.
 * @returns true if there is such a watch
 */
export async function confirmTermsWatch(db: Kysely<Database>, id: string, now: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Locks the watches: of two presses at once the second waits here for the first, and reads its result.
    const wishes = await lockWishes(transaction, id);
    const confirmed = wishes.find(({ confirmedAt }) => confirmedAt !== null);
    if (confirmed && (confirmed.id === id || confirmed.lastWish === id)) return true;
    const waiting = wishes.find((wish) => wish.id === id);
    if (!waiting) return false;
    if (confirmed) {
      await transaction.deleteFrom('termsWatches').where('id', '=', id).execute();
      const changes = { tools: waiting.tools, lastWish: id };
      await transaction.updateTable('termsWatches').set(changes).where('id', '=', confirmed.id).execute();
    } else await transaction.updateTable('termsWatches').set({ confirmedAt: now }).where('id', '=', id).execute();
    return true;
  });
}

/** Locks every watch of the address that this one is for, in one order, so that no two transactions wait for each other. */
async function lockWishes(transaction: Kysely<Database>, id: string) {
  const watch = await findTermsWatch(transaction, id);
  if (!watch) return [];
  const wishes = transaction
    .selectFrom('termsWatches')
    .select(['id', 'tools', 'confirmedAt', 'lastWish'])
    .where(sameAddress(watch.email))
    .orderBy('id');
  // Skips the lock on SQLite, which has one writer at a time.
  return wishes.$if(kindOf(transaction) === 'postgres', (query) => query.forUpdate()).execute();
}

/** Finds the watch of this id, or the one that took over its tools when it was confirmed. */
export async function findTermsWatch(db: Kysely<Database>, id: string): Promise<TermsWatch | undefined> {
  const row = await selectWatches(db)
    .where((eb) => eb.or([eb('id', '=', id), eb('lastWish', '=', id)]))
    .executeTakeFirst();
  return row && readWatch(row);
}

/** Finds the watches whose last mail was before `before` (ISO time), and that had no mail since `newest`. */
export async function findDueTermsWatches(db: Kysely<Database>, before: string, newest: string): Promise<TermsWatch[]> {
  const rows = await selectWatches(db)
    .where('confirmedAt', '<', newest)
    .where((eb) => eb.or([eb('tellUntil', 'is', null), eb.and([eb('tellUntil', '<=', before), eb('tellUntil', '<', newest)])]))
    .execute();
  return rows.map(readWatch);
}

/** Schedules a mail on the changes between two times (ISO), once, by the server that is first. */
export async function scheduleTermsMail(
  db: Kysely<Database>,
  { id, tellUntil: last }: TermsWatch,
  { from, until, now }: { from: string; until: string; now: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('termsWatches')
      .set({ tellFrom: from, tellUntil: until })
      .where('id', '=', id)
      .where('tellUntil', last === null ? 'is' : '=', last)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await insertMail(transaction, 'terms-news', id, now);
  });
}

/**
 * Erases addresses, with all of their watches.
 * @param isTheirs matches the addresses to erase
 * @returns true if there were any
 */
export async function deleteTermsWatches(db: Kysely<Database>, isTheirs: (email: string) => boolean): Promise<boolean> {
  const rows = await db.selectFrom('termsWatches').select(['id', 'email']).orderBy('id').execute();
  const theirs = rows.filter(({ email }) => isTheirs(email));
  for (const { id } of theirs) await db.deleteFrom('termsWatches').where('id', '=', id).execute();
  return theirs.length > 0;
}

/** Counts the confirmed watches, with the time of the latest; undefined while there is none. */
export async function countTermsWatches(db: Kysely<Database>): Promise<{ count: number; latestAt: string } | undefined> {
  const { count, latestAt } = await db
    .selectFrom('termsWatches')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('confirmedAt').as('latestAt')])
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return latestAt === null ? undefined : { count: Number(count), latestAt };
}

const selectWatches = (db: Kysely<Database>) =>
  db.selectFrom('termsWatches').select(['id', 'email', 'tools', 'confirmedAt', 'tellFrom', 'tellUntil']);

const readWatch = <Row extends { tools: string }>(row: Row) => ({ ...row, tools: JSON.parse(row.tools) as string[] });
