import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from './kind.ts';

/**
 * Tables of former releases, and the migration that left each. While an upgrade goes from node to node of PostgreSQL, those of before
 * still read them; a backup holds none of their rows, which stand in `records` and in `inbox`.
 */
const leftTables: readonly { leftBy: string; tables: readonly string[] }[] = [
  {
    leftBy: '0016-one-table-of-records',
    tables: ['workflowTools', 'tools', 'workflows', 'answers', 'toolFacts', 'termsChanges', 'deskTexts'],
  },
  { leftBy: '0023-inbox', tables: ['submissions', 'contacts', 'questions'] },
];

/** All of them. */
export const formerTables: readonly string[] = leftTables.flatMap(({ tables }) => tables);

/**
 * Tables that a migration leaves behind.
 * @param leftBy its name
 */
export const tablesLeftBy = (leftBy: string): readonly string[] =>
  leftTables.filter((left) => left.leftBy === leftBy).flatMap(({ tables }) => tables);

/**
 * Has a migration be the only one that uses these tables until it ends: what it reads in them, nobody changes before it drops them.
 * On SQLite no other process has the database.
 */
export async function lockTables<Tables>(db: Kysely<Tables>, tables: readonly string[]): Promise<void> {
  if (kindOf(db) !== 'postgres') return;
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in access exclusive mode`.execute(db);
}

/**
 * Gives up tables whose rows stand elsewhere now. Nodes of the former release still read them, and are refused what they write there: a
 * write that the new ones would not see must not be acknowledged. 25006, read only, is what every release answers with 503 (fault.ts).
 * Where there are no such nodes the tables go at once: on SQLite, and where nothing was stored yet.
 */
export async function giveUpTables<Tables>(
  db: Kysely<Tables>,
  tables: readonly string[],
  { areEmpty }: { areEmpty: boolean },
): Promise<void> {
  if (kindOf(db) !== 'postgres' || areEmpty) {
    for (const table of tables) await db.schema.dropTable(table).execute();
    return;
  }
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
  // Those alone that were left: a table of the same name may be another program's.
  const { rows } = await sql<{ table: string; isDue: boolean }>`
    select c.relname as "table", ${sql.join(
      leftTables.map(
        ({ leftBy, tables }) => sql`(c.relname in (${sql.join(tables)}) and exists (
          select from kysely_migration m where m.name = ${leftBy} and m.timestamp < ${before}))`,
      ),
      sql` or `,
    )} as "isDue"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'refuseFormerNode' and c.relnamespace = current_schema()::text::regnamespace`.execute(db);
  const due = rows.filter(({ isDue }) => isDue);
  if (due.length === 0) return;
  await sql`drop table ${sql.join(due.map(({ table }) => sql.table(table)))}`.execute(db);
  if (due.length === rows.length) await sql`drop function if exists "refuseFormerNode"()`.execute(db);
}
