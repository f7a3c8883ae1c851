import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../errors.ts';

/** The embedded database of a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'hub.sqlite');

// Written once the folder holds a database, so that a vanished file is not silently replaced by an empty one.
export const markerFile = 'initialized';

/** The data folder while this process owns it. */
export interface DataFolder {
  path: string;
  databasePath: string;
  /** Remembers that the folder now holds a migrated database. */
  markInitialized(): void;
  release(): void;
}

/**
 * Opens the data folder for this process alone. A lock file is held by an exclusive SQLite transaction, which the
 * operating system releases even after kill -9; the database itself stays open to backup and to the staff command.
 * @throws {StartupError} when another process owns it, when it cannot be written, or when its database is missing or damaged.
 */
export function openDataFolder(path: string): DataFolder {
  const lock = lockDataFolder(path);
  const databasePath = databaseFile(path);
  const marker = join(path, markerFile);
  if (existsSync(marker) && !(existsSync(databasePath) && statSync(databasePath).size > 0)) {
    lock.release();
    throw new StartupError(
      `The database in ${path} is gone or empty, though the folder was in use. Restore a backup, or empty the folder to begin anew.`,
    );
  }
  if (existsSync(databasePath)) checkDatabase(databasePath, () => lock.release());
  return {
    path,
    databasePath,
    markInitialized: () => writeFileSync(marker, ''),
    release: () => lock.release(),
  };
}

/**
 * Takes a data folder for this process alone, whatever is in it.
 * @throws {StartupError} when another process owns it, or when it cannot be written.
 */
export function lockDataFolder(path: string): { release(): void } {
  makeFolder(path);
  const lock = takeLock(path);
  return { release: () => lock.close() };
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The data folder ${path} cannot be made: ${reason(error)}. Set DATA_DIR to a folder that can be written.`,
    );
  }
}

function takeLock(path: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, 'lock'), { timeout: 0 });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
      throw new StartupError(
        `The data folder ${path} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartupError(`The data folder ${path} cannot be written: ${reason(error)}.`);
  }
}

function checkDatabase(path: string, release: () => void): void {
  try {
    const database = new DatabaseSync(path);
    const row = database.prepare('pragma quick_check(1)').get() as { quick_check: string };
    const isOurs = holdsHub(database);
    database.close();
    if (row.quick_check === 'ok' && isOurs) return;
  } catch (error) {
    if (isBusy(error)) return;
  }
  release();
  throw new StartupError(`The database ${path} is damaged or is not a database of the hub. Restore a backup.`);
}

/** Whether this is a database of the hub, or one without tables: the first start may have been cut short. */
export function holdsHub(database: DatabaseSync): boolean {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
  return tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration');
}

// SQLITE_BUSY is 5 in SQLite's table of result codes; the low byte holds the primary code.
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' && (error.errcode & 0xff) === 5;

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
