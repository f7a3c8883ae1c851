import { sql } from 'kysely';
import { connectSqlite } from '../database/connect.ts';
import { migrate, migrationNames, refusalOf } from '../database/migrate.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError } from './backup-source.ts';

/** Tables in which the migrator records its migrations. */
export const migrationTables = ['kysely_migration', 'kysely_migration_lock'];

/** Refuses a database of another version. @throws {BackupError} since this version would leave out what it does not know. */
export function requireKnownMigrations(migrations: readonly string[]): void {
  const refusal = refusalOf(migrations);
  if (refusal) throw new BackupError(refusal);
}

/** Tables that a restore leaves out: everyone signs in again, so that no session comes back that was ended since. */
const forgottenTables = ['sessions', 'verifications'];

/**
 * Reads the rows of a backup that are restored.
 * @throws {BackupError} at a table that the hub did not have then
 */
export async function* restoredRows(source: BackupSource): AsyncIterable<{ table: string; row: Row }> {
  const tables = await hubTables(source.migrations.at(-1));
  for await (const { table, row } of source.rows()) {
    if (!tables.includes(table))
      throw new BackupError(`The backup is damaged, or was changed: the hub has no table ${table}. Nothing was changed.`);
    if (!forgottenTables.includes(table)) yield { table, row };
  }
}

/**
 * Lists the hub's tables as the migrations make them, each after those that it refers to.
 * @param upTo the last migration that was run; undefined, or one of a newer hub, for all of them
 */
export async function hubTables(upTo?: string): Promise<string[]> {
  const { db, kind, close } = connectSqlite(':memory:');
  try {
    await migrate(
      db,
      kind,
      migrationNames.find((name) => name === upTo),
    );
    const { rows } = await sql<{ name: string; refersTo: string | null }>`
      select t.name, r."table" as "refersTo" from sqlite_schema t left join pragma_foreign_key_list(t.name) r
      where t.type = 'table' and t.name not like 'kysely_%' and t.name not like 'sqlite_%' order by t.name`.execute(db);
    return afterWhatTheyReferTo(Map.groupBy(rows, ({ name }) => name));
  } finally {
    await close();
  }
}

function afterWhatTheyReferTo(references: Map<string, { refersTo: string | null }[]>): string[] {
  const tables = new Set<string>();
  const add = (table: string, below: string[]) => {
    if (below.includes(table)) throw new Error(`The tables ${below.join(', ')} refer to each other in a circle.`);
    for (const { refersTo } of references.get(table) ?? []) if (refersTo && refersTo !== table) add(refersTo, [...below, table]);
    tables.add(table);
  };
  for (const table of references.keys()) add(table, []);
  return [...tables];
}
