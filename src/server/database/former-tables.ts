import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from './kind.ts';

/**
 * Tables of the former release. While an upgrade goes from node to node of PostgreSQL, those of before still read them; a backup
 * holds none of their rows, which stand in `records` (migrations/0016-one-table-of-records.ts).
 */
export const formerTables = ['workflowTools', 'tools', 'workflows', 'answers', 'toolFacts', 'termsChanges', 'deskTexts'];
const leftBy = '0016-one-table-of-records';

/**
 * Has a migration be the only one that uses these tables until it ends: what it reads in them, nobody changes before it drops them.
 * On SQLite no other process has the database.
 */
export async function lockTables<Tables>(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  if (kindOf(db) !== 'postgres') return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(db);
}

/**
 * Leaves tables for nodes of the former release to read, and refuses what they write there: a write that the new ones would not see
 * must not be acknowledged. 25006, read only, is what every release answers with 503 (fault.ts).
 */
export async function leaveToRead<Tables>(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  await sql`create or replace function "refuseFormerNode"() returns trigger language plpgsql as
    $$ begin raise exception 'The hub is being upgraded' using errcode = '25006'; end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger "refuseFormerNode" before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "refuseFormerNode"()`.execute(db);
}

/**
 * Drops what was left for nodes of the former release. What was erased at the desk since may still stand there.
 * @param before ISO time: left by an upgrade before then
 */
export async function dropFormerTables<Tables>(db: Kysely<Tables>, before: string): Promise<void> {
  if (kindOf(db) !== 'postgres') return;
  const { rows } = await sql`
    select from pg_proc p join kysely_migration m on m.name = ${leftBy} and m.timestamp < ${before}
    where p.proname = 'refuseFormerNode' and p.pronamespace = current_schema()::text::regnamespace`.execute(db);
  if (rows.length === 0) return;
  await sql`drop table if exists ${sql.join(formerTables.map((table) => sql.table(table)))}`.execute(db);
  await sql`drop function if exists "refuseFormerNode"() cascade`.execute(db);
}
