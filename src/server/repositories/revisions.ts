import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from '../database/kind.ts';
import type { Database } from '../database/tables.ts';

/** The catalogue's revision: the number of its latest change. */
export async function currentRevision(db: Kysely<Database>): Promise<number> {
  const { number } = await db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return Number(number ?? 0);
}

/** The PostgreSQL channel on which servers tell each other of a new revision. */
export const revisionChannel = 'hub_revision';

// Any fixed number serves, but for seeding's (catalogue/seed.ts).
const revisionLock = 4_077_702;

/** Numbers a change of the catalogue; called inside the transaction that makes it. `now` is ISO time. */
export async function addRevision(db: Kysely<Database>, cause: string, now: string): Promise<number> {
  const isPostgres = kindOf(db) === 'postgres';
  // Two changes at once would take the same number; and numbers must become visible in their order.
  if (isPostgres) await sql`select pg_advisory_xact_lock(${revisionLock})`.execute(db);
  const number = (await currentRevision(db)) + 1;
  await db.insertInto('revisions').values({ number, cause, createdAt: now }).execute();
  // Told when the transaction commits, and only then.
  if (isPostgres) await sql`select pg_notify(${revisionChannel}, ${String(number)})`.execute(db);
  return number;
}
