import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../errors.ts';
import { nameFault } from './fault.ts';

/** Returns the path of the embedded database in a data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'hub.sqlite');

// Marker written once the folder holds a database, so that a missing file is not silently replaced by an empty one.
const markerFile = 'initialized';

/** Data folder while this process owns it. */
export interface DataFolder {
  path: string;
  databasePath: string;
  /** Records that the folder now holds a migrated database. */
  markInitialized(): void;
  release(): void;
}

/**
 * Opens the data folder for this process alone. A lock file is held by an exclusive SQLite transaction, which the operating
 * system releases even after kill -9; the database itself stays open to backup and to the staff command.
 * @throws {StartupError} when another process owns it, when it cannot be written, or when its database is missing, damaged, or
 * not this user's to open.
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
  keepFromOthers(path, databasePath);
  return {
    path,
    databasePath,
    markInitialized: () => markInitialized(path),
    release: () => lock.release(),
  };
}

/**
 * Restricts the files of a data folder to its owner, also where the folder was made by hand and others may look into it. SQLite
 * gives its log the rights of the database, which is therefore created before it is opened.
 */
function keepFromOthers(path: string, databasePath: string): void {
  if (!existsSync(databasePath)) {
    closeSync(openSync(databasePath, 'a', ownersAlone));
    giveToOwner(databasePath, path);
  }
  for (const file of [databasePath, `${databasePath}-wal`, `${databasePath}-shm`, join(path, 'lock')]) {
    try {
      if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, ownersAlone);
    } catch {
      // Skips a missing file, and that of another user, who decides about its rights.
    }
  }
}

const ownersAlone = 0o600;

/**
 * Locks a data folder for this process alone, without looking at its content.
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
  const file = join(path, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    giveToOwner(file, path);
    return lock;
  } catch (error) {
    lock?.close();
    if (nameFault(error) === 'busy') {
      throw new StartupError(
        `The data folder ${path} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartupError(`The data folder ${path} cannot be written: ${reason(error)}.${ownerHint(file)}`);
  }
}

function checkDatabase(path: string, release: () => void): void {
  const refusal = refusalOf(path);
  if (!refusal) return;
  release();
  throw new StartupError(refusal);
}

function refusalOf(path: string): string | undefined {
  const damaged = `The database ${path} is damaged or is not a database of the hub. Restore a backup.`;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    if (!isWhole(database) || !holdsHub(database)) return damaged;
    // SQLite opens a read-only file, and reports it no sooner than at the first write.
    database.exec('begin immediate; pragma user_version = 0; rollback');
    return undefined;
  } catch (error) {
    const fault = nameFault(error);
    // Continues on a full disk, where pages are still worth serving.
    if (fault === 'busy' || fault === 'full') return undefined;
    // A file that this user may not open, or a disk that fails, is no damage: a restore would not repair it.
    if (fault !== 'corrupt') return `The database ${path} cannot be opened: ${reason(error)}.${ownerHint(path)}`;
    return damaged;
  } finally {
    database?.close();
  }
}

/** Checks whether the file of a database in use is damaged: it reads the disk, not a connection's cache. */
export function isDamaged(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
    return !isWhole(database);
  } catch (error) {
    return nameFault(error) === 'corrupt';
  } finally {
    database?.close();
  }
}

const isWhole = (database: DatabaseSync) =>
  (database.prepare('pragma quick_check(1)').get() as { quick_check: string }).quick_check === 'ok';

/** Checks that this is a database of the hub, or one without tables, since the first start may have been interrupted. */
export function holdsHub(database: DatabaseSync): boolean {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[];
  return tables.length === 0 || tables.some(({ name }) => name === 'kysely_migration');
}

/** Records that the folder holds a database from now on. */
export function markInitialized(dataDir: string): void {
  const marker = join(dataDir, markerFile);
  writeFileSync(marker, '');
  giveToOwner(marker, dataDir);
}

/**
 * Gives a file to the owner of the data folder when root has made it: the hub, which runs as that owner, must be able to open a
 * file that a command made for it.
 */
export function giveToOwner(file: string, dataDir: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(dataDir);
  chownSync(file, uid, gid);
}

/** Says what to do about a file or folder of another user; an empty string when both are this user's own. */
function ownerHint(file: string): string {
  const user = process.geteuid?.();
  for (const path of [file, dirname(file)]) {
    const owner = ownerOf(path);
    if (user !== undefined && owner !== undefined && owner !== user)
      return ` ${path} belongs to user ${owner}, and this process runs as user ${user}: chown ${user} ${path}`;
  }
  return '';
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch {
    return undefined;
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
