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

// What SQLite keeps beside a database, and finds by its name: its log, or what it rolls back by.
const logs = ['-wal', '-journal', '-shm'];
const kinds = ['', '-wal', '-journal'];

const inUse = (database: string) =>
  new BackupError(`${database} is in use, perhaps by a backup or by the staff command. Try again when that has ended.`);

/**
 * Fills the data folder from a backup. All is made ready in a folder below it; then a copy of the database that is there is
 * kept beside it, and the new one takes its place in one step. Until then nothing is changed. The data folder must be locked.
 * @param now ISO time, which names what is put aside
 * @returns the file that the former database is kept in, if there was one
 */
export async function restoreToSqlite(dataDir: string, source: BackupSource, now: string): Promise<string | undefined> {
  const database = databaseFile(dataDir);
  const replaced = join(dataDir, `replaced-${now.replace(/[:.]/g, '-')}.sqlite`);
  if (kinds.some((suffix) => existsSync(replaced + suffix)))
    throw new BackupError(`${replaced} is there already, and is never overwritten. Try again.`);
  const making = join(dataDir, 'restoring');
  // Of a restore that was killed.
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  try {
    giveToOwner(making, dataDir);
    const restored = join(making, 'restored.sqlite');
    await fill(restored, source);
    settle(restored, dataDir);
    const isKept = keepCopy(database, replaced, making);
    // A copy of them is kept: of a sound database they are gone by now, and the new one must not find them.
    for (const suffix of logs) rmSync(database + suffix, { force: true });
    renameSync(restored, database);
    syncToDisk(dataDir);
    markInitialized(dataDir);
    return isKept ? replaced : undefined;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** @returns whether there was anything to keep */
function keepCopy(database: string, replaced: string, making: string): boolean {
  const isSound = closeLog(database);
  const present = kinds.filter((suffix) => statSync(database + suffix, { throwIfNoEntry: false })?.size);
  const copy = join(making, 'replaced.sqlite');
  for (const suffix of present) {
    copyFileSync(database + suffix, copy + suffix, constants.COPYFILE_FICLONE);
    settle(copy + suffix, dirname(database));
  }
  if (isSound && logs.some((suffix) => existsSync(database + suffix))) throw inUse(database);
  // The database itself last: where it stands, its copy is whole.
  for (const suffix of present.toReversed()) renameSync(copy + suffix, replaced + suffix);
  syncToDisk(dirname(database));
  return present.length > 0;
}

/**
 * Brings what is in the log of a database into its file, and removes the log.
 * @returns false when there is none, or when it is damaged: then file and log stay as they are
 * @throws {BackupError} when another process has it open
 */
function closeLog(database: string): boolean {
  // SQLite itself would throw the log of what is no database away.
  if (!existsSync(database) || !startsAsSqlite(database)) return false;
  let opened: DatabaseSync | undefined;
  try {
    opened = new DatabaseSync(database, { timeout: 5_000 });
    opened.exec('pragma journal_mode = delete');
    return true;
  } catch (error) {
    if (nameFault(error) === 'busy') throw inUse(database);
    if (nameFault(error) === 'corrupt') return false;
    throw error;
  } finally {
    opened?.close();
  }
}

function startsAsSqlite(file: string): boolean {
  const start = Buffer.alloc(sqliteStart.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, start);
  } finally {
    closeSync(opened);
  }
  return start.toString('latin1') === sqliteStart;
}

/** Has a file reach the disk, and lets the owner of the data folder open it. */
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
    // What the migrations themselves put in is in the backup too.
    if (!emptied.has(table)) database.exec(`delete from "${table}"`);
    emptied.add(table);
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    const names = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
    const values = columns.map((column) => stored(row[column]));
    try {
      database.prepare(`insert into "${table}" (${names}) values (${places})`).run(...values);
    } catch (error) {
      refuseRows(table, error);
    }
  }
}

/** A value as SQLite holds it: PostgreSQL also knows truth and JSON. */
function stored(value: Row[string]): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
}
