import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/tables.ts';

/** Finds the catalogue's revision: the number of its latest change. */
export async function currentRevision(db: Kysely<Database>): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(number ?? 0);
}

/** Name of the PostgreSQL channel on which servers notify each other of a new revision. */
export const revisionChannel = 'hub_revision';

// Arbitrary key of the lock.
const revisionLock = 4_077_702;

/**
 * Runs one write of the catalogue in a transaction, and no two at a time, on all servers: what `write` reads in its transaction,
 * and is validated against, stays true until it has stored. Every write that adds a revision uses it.
 */
export const changeCatalogue = <T>(db: Kysely<Database>, write: (transaction: Kysely<Database>) => Promise<T>): Promise<T> =>
  inTransaction(db, async (transaction) => {
    // Takes the lock before any other statement: a statement sees what was committed before it began. On SQLite every transaction
    // begins as the only writer.
    if (kindOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(${revisionLock})`.execute(transaction);
    return write(transaction);
  });

/**
 * Numbers a change of the catalogue; called inside `changeCatalogue`, so that numbers become visible in their order. `now` is ISO
 * time.
 */
export async function addRevision(db: Kysely<Database>, cause: string, now: string): Promise<number> {
  const number = (await currentRevision(db)) + 1;
  await db.insertInto('revisions').values({ number, cause, createdAt: now }).execute();
  // Notifies when the transaction commits, and only then.
  if (kindOf(db) === 'postgres') await sql`select pg_notify(${revisionChannel}, ${String(number)})`.execute(db);
  return number;
}
