import { DatabaseSync } from 'node:sqlite';
import { holdsHub } from '../database/data-folder.ts';
import { asAdopted } from '../database/migration-list.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError } from './backup-source.ts';
import { addChecksum, proofOf } from './checksum.ts';
import { hubTables, requireKnownMigrations } from './hub-tables.ts';

/** First bytes of every SQLite file: https://www.sqlite.org/fileformat.html */
export const sqliteStart = 'SQLite format 3\0';

/**
 * Copies the database at one moment into a new file, while a hub continues to read and write.
 * @throws {BackupError} where a newer version has changed it
 */
export async function copySqlite(databasePath: string, file: string): Promise<void> {
  const database = new DatabaseSync(databasePath, { readOnly: true, timeout: 5_000 });
  try {
    if (holdsTable(database, 'kysely_migration')) requireKnownMigrations(migrationsOf(database));
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  await addChecksum(file);
}

/**
 * Opens a backup after checking it.
 * @throws {BackupError} when it is damaged or another program's.
 */
export async function openSqliteBackup(file: string): Promise<BackupSource> {
  const proof = await proofOf(file);
  if (proof === 'damaged') throw new BackupError(`${file} is damaged, or no backup of the hub: it is not as it was written.`);
  const migrations = read(file, (database) => {
    const check = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
    if (check.quick_check !== 'ok' || !holdsHub(database)) throw new BackupError(`${file} is damaged, or no backup of the hub.`);
    return asAdopted(migrationsOf(database));
  });
  return {
    isProven: proof === 'whole',
    migrations,
    async *rows() {
      const tables = await hubTables(migrations.at(-1));
      const database = new DatabaseSync(file, { readOnly: true });
      try {
        const names = database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
        for (const table of tables.filter((name) => names.some((present) => present.name === name))) {
          for (const row of database.prepare(`select * from "${table}"`).iterate()) yield { table, row: row as Row };
        }
      } finally {
        database.close();
      }
    },
  };
}

const holdsTable = (database: DatabaseSync, table: string) =>
  database.prepare('select 1 from sqlite_schema where name = ?').get(table) !== undefined;

const migrationsOf = (database: DatabaseSync) =>
  (database.prepare('select name from kysely_migration order by name').all() as { name: string }[]).map(({ name }) => name);

function read<T>(file: string, use: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return use(database);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged, or no backup of the hub (${(error as Error).message}).`);
  } finally {
    database.close();
  }
}
