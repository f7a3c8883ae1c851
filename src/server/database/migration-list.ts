import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import { kindOf } from './connect.ts';

// Baseline that replaced the migrations from before the first public day. It makes the schema that the last of them left, so that
// a hub that has had all of them is adopted by its list alone (docs/decisions/0110).

const [first, last] = ['0001-catalogue-and-visitors', '0023-inbox'];
const baseline = '0001-baseline';

/** Last commit with the former migrations: older hubs upgrade through it. */
export const lastReleaseBefore = '0b613741';

/** Name of the last version before the baseline, in messages to operators. */
export const versionBefore = `the version of November 28, 2026 (git checkout ${lastReleaseBefore})`;

/** Converts a list of migrations to what it is once the hub is adopted. */
export const asAdopted = (migrations: readonly string[]): string[] =>
  migrations.includes(last) ? [baseline, ...migrations.filter((name) => name > last)] : [...migrations];

/** Checks whether a hub is from before the baseline, and has not had all the migrations that the baseline replaced. */
export const isTooOld = (migrations: readonly string[]): boolean => migrations.includes(first) && !migrations.includes(last);

/** Instructions for the operator of a database that is too old. */
export const tooOldDatabase = `This database is older than ${versionBefore}. Start it once with that version, then with this one.`;

/** Lists the migrations that a database has had, in the order of their names; undefined where none ever ran. */
export async function findMigrationsDone<Tables>(db: Kysely<Tables>): Promise<string[] | undefined> {
  const list = sql.lit('kysely_migration');
  const { rows: lists } =
    kindOf(db) === 'postgres'
      ? await sql`select from pg_tables where schemaname = current_schema() and tablename = ${list}`.execute(db)
      : await sql`select name from sqlite_schema where name = ${list}`.execute(db);
  if (lists.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Query of the tables that the former migrations left on PostgreSQL, for a week, to nodes of the preceding release. */
export const leftTables = `
  select c.relname as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname = 'refuseFormerNode' and c.relnamespace = current_schema()::text::regnamespace order by c.relname`;

/** Replaces the migrations in a hub's list by the baseline, under the lock of migrations; other hubs are left alone. */
export async function adopt(db: Kysely<unknown>): Promise<void> {
  const isDue = async (on: Kysely<unknown>) => (await findMigrationsDone(on))?.includes(last);
  if (!(await isDue(db))) return;
  const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
  await db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    try {
      await adapter.acquireMigrationLock(connection, lock);
      await connection.transaction().execute(async (transaction) => {
        // Checks again under the lock, as another node may have been first.
        if (!(await isDue(transaction))) return;
        await sql`delete from kysely_migration where name <> ${last}`.execute(transaction);
        await sql`update kysely_migration set name = ${baseline}`.execute(transaction);
        if (kindOf(db) === 'postgres') await dropLeftTables(transaction);
      });
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

/** Drops the left tables: no node reads them any more, and they may still contain what was erased at the desk since. */
async function dropLeftTables(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql.raw<{ text: string }>(leftTables).execute(db);
  if (rows.length > 0) await sql`drop table ${sql.join(rows.map(({ text }) => sql.table(text)))}`.execute(db);
  await sql`drop function if exists "refuseFormerNode"()`.execute(db);
}
