import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { connectSqlite } from '../database/connect.ts';
import { databaseFile, markerFile } from '../database/data-folder.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite-bridge.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { isRestored } from './hub-tables.ts';
import { writeSafely } from './safe-file.ts';

// A database in WAL mode may stand in three files; SQLite finds the second and third by the name of the first.
const suffixes = ['', '-wal', '-shm'];

/** Fills the data folder from a backup; a database that is there is put aside. The folder must be locked. */
export async function restoreToSqlite(dataDir: string, source: BackupSource): Promise<void> {
  const database = databaseFile(dataDir);
  await writeSafely(join(dataDir, 'restored.sqlite'), (unfinished) => fill(unfinished, source));
  for (const suffix of suffixes) {
    if (existsSync(database + suffix)) renameSync(database + suffix, `${join(dataDir, 'replaced.sqlite')}${suffix}`);
  }
  renameSync(join(dataDir, 'restored.sqlite'), database);
  writeFileSync(join(dataDir, markerFile), '');
}

async function fill(path: string, source: BackupSource): Promise<void> {
  const { db, kind, close } = connectSqlite(path);
  await migrate(db, kind, source.migrations.at(-1));
  await close();
  const database = openSqlite(path);
  try {
    // What the migrations themselves put in is in the backup too.
    database.exec('pragma foreign_keys = off; begin immediate');
    await copyRows(database, source);
    database.exec('commit; pragma wal_checkpoint(truncate); pragma journal_mode = delete');
  } finally {
    database.close();
  }
}

async function copyRows(database: DatabaseSync, source: BackupSource): Promise<void> {
  const emptied = new Set<string>();
  for await (const { table, row } of source.rows()) {
    if (!isRestored(table)) continue;
    if (!emptied.has(table)) database.exec(`delete from "${table}"`);
    emptied.add(table);
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    const names = columns.map((column) => `"${column}"`).join(', ');
    database.prepare(`insert into "${table}" (${names}) values (${places})`).run(...columns.map((column) => stored(row[column])));
  }
}

/** A value as SQLite holds it: PostgreSQL also knows truth and JSON. */
function stored(value: Row[string]): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
}
