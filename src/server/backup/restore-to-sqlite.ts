import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectSqlite } from '../database/connect.ts';
import { databaseFile, giveToOwner, markInitialized } from '../database/data-folder.ts';
import { nameFault } from '../database/fault.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite } from '../database/sqlite-bridge.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError, refuseRows } from './backup-source.ts';
import { restoredRows } from './hub-tables.ts';
import { sqliteStart } from './sqlite-backup.ts';

// SQLite's files next to a database, which it finds by name: its log, or its rollback journal.
const logs = ['-wal', '-journal', '-shm'];
const kinds = ['', '-wal', '-journal'];

const inUse = (database: string) =>
  new BackupError(`${database} is in use, perhaps by a backup or by the staff command. Try again when that has ended.`);

/**
 * Fills the data folder from a backup. Everything is prepared in a folder below it; then a copy of the existing database is kept
 * next to it, and the new one replaces it in one step. Until then nothing is changed. The data folder must be locked.
 * @param now ISO time, which names what is put aside
 * @returns the file that the former database is kept in, if there was one
 */
export async function restoreToSqlite(dataDir: string, source: BackupSource, now: string): Promise<string | undefined> {
  const database = databaseFile(dataDir);
  const replaced = join(dataDir, `replaced-${now.replace(/[:.]/g, '-')}.sqlite`);
  if (kinds.some((suffix) => existsSync(replaced + suffix)))
    throw new BackupError(`${replaced} is there already, and is never overwritten. Try again.`);
  const making = join(dataDir, 'restoring');
  // Leftover of a restore that was killed.
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  try {
    giveToOwner(making, dataDir);
    const restored = join(making, 'restored.sqlite');
    await fill(restored, source);
    settle(restored, dataDir);
    const isKept = keepCopy(database, replaced, making);
    // Copies are kept: the logs of a sound database are gone by now, and the new database must not find any.
    for (const suffix of logs) rmSync(database + suffix, { force: true });
    renameSync(restored, database);
    syncToDisk(dataDir);
    markInitialized(dataDir);
    return isKept ? replaced : undefined;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Copies the existing database. @returns true if there was anything to keep */
function keepCopy(database: string, replaced: string, making: string): boolean {
  const isSound = closeLog(database);
  const present = kinds.filter((suffix) => statSync(database + suffix, { throwIfNoEntry: false })?.size);
  const copy = join(making, 'replaced.sqlite');
  for (const suffix of present) {
    copyFileSync(database + suffix, copy + suffix, constants.COPYFILE_FICLONE);
    settle(copy + suffix, dirname(database));
  }
  if (isSound && logs.some((suffix) => existsSync(database + suffix))) throw inUse(database);
  // Moves the database itself last: once it exists, its copy is complete.
  for (const suffix of present.toReversed()) renameSync(copy + suffix, replaced + suffix);
  syncToDisk(dirname(database));
  return present.length > 0;
}

/**
 * Moves the log of a database into its file, and removes the log.
 * @returns false when there is none, or when it is damaged: then file and log stay as they are
 * @throws {BackupError} when another process has it open
 */
function closeLog(database: string): boolean {
  // SQLite itself would delete the log of a file that is no database.
  if (!existsSync(database) || !startsAsSqlite(database)) return false;
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(database, { timeout: 5_000 });
    connection.exec('pragma journal_mode = delete');
    return true;
  } catch (error) {
    if (nameFault(error) === 'busy') throw inUse(database);
    if (nameFault(error) === 'corrupt') return false;
    throw error;
  } finally {
    connection?.close();
  }
}

function startsAsSqlite(file: string): boolean {
  const start = Buffer.alloc(sqliteStart.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, start);
  } finally {
    closeSync(descriptor);
  }
  return start.toString('latin1') === sqliteStart;
}

/** Flushes a file to the disk, and lets the owner of the data folder open it. */
function settle(file: string, dataDir: string): void {
  syncToDisk(file);
  giveToOwner(file, dataDir);
}

function syncToDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

async function fill(path: string, source: BackupSource): Promise<void> {
  const { db, kind, close } = connectSqlite(path);
  try {
    await migrate(db, kind, source.migrations.at(-1));
  } finally {
    await close();
  }
  const database = openSqlite(path);
  try {
    database.exec('pragma foreign_keys = off; begin immediate');
    await copyRows(database, source);
    database.exec('commit; pragma journal_mode = delete');
  } finally {
    database.close();
  }
}

async function copyRows(database: DatabaseSync, source: BackupSource): Promise<void> {
  const emptied = new Set<string>();
  for await (const { table, row } of restoredRows(source)) {
    // Deletes the rows that the migrations insert: the backup contains them.
    if (!emptied.has(table)) database.exec(`delete from "${table}"`);
    emptied.add(table);
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
    const values = columns.map((column) => sqliteValue(row[column]));
    try {
      database.prepare(`insert into "${table}" (${names}) values (${places})`).run(...values);
    } catch (error) {
      refuseRows(table, error);
    }
  }
}

/** Converts a value to what SQLite stores: PostgreSQL also has booleans and JSON. */
function sqliteValue(value: Row[string]): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
}
