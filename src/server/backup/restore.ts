import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { databaseFile, lockDataFolder } from '../database/data-folder.ts';
import type { DatabaseFault } from '../database/fault.ts';
import { nameFault } from '../database/fault.ts';
import { unknownMigrations } from '../database/migrate.ts';
import { isTooOld, versionBefore } from '../database/migration-list.ts';
import type { Settings } from '../settings.ts';
import type { BackupSource } from './backup-source.ts';
import { BackupError } from './backup-source.ts';
import { openJsonLines } from './json-lines.ts';
import { restoreToPostgres } from './restore-to-postgres.ts';
import { restoreToSqlite } from './restore-to-sqlite.ts';
import { openSqliteBackup, sqliteStart } from './sqlite-backup.ts';

export interface RestoreOptions {
  /** True to replace an existing database, which is then put aside. */
  force: boolean;
  /** ISO time, which names what is put aside. */
  now: string;
  /** Receives sentences for the operator about this backup, before anything is changed. */
  tell?: (sentence: string) => void;
  /** Finds a further warning for the operator. */
  examine?: (source: BackupSource, settings: Settings) => Promise<string | undefined>;
}

/**
 * Replaces the database that the settings name by a backup, on either kind of database.
 * @returns place of the former database, if there was one: a file, or a schema of PostgreSQL
 * @throws {BackupError} with a sentence for the operator; then, as at any other error, nothing was changed.
 */
export async function restore(
  settings: Settings,
  file: string,
  { tell = () => {}, examine, ...options }: RestoreOptions,
): Promise<string | undefined> {
  const source = await openBackup(file);
  if (isTooOld(source.migrations))
    throw new BackupError(
      `${file} is older than ${versionBefore}. Restore it with that version, start that once, then this one.`,
    );
  const [unknown] = unknownMigrations(source.migrations);
  if (unknown)
    throw new BackupError(`${file} was made by a newer version of the hub (${unknown}). Restore it with that version.`);
  if (!source.isProven)
    tell(
      `${file} has no checksum, as older backups and what a restore put aside: whether it is damaged cannot be told for sure.`,
    );
  const warning = await examine?.(source, settings);
  if (warning) tell(warning);
  try {
    const { databaseUrl, dataDir } = settings;
    return await (databaseUrl ? restoreToPostgres(databaseUrl, source, options) : restoreToFolder(dataDir, source, options));
  } catch (error) {
    const fault = nameFault(error);
    const why = fault && sentences[fault];
    if (!why || error instanceof BackupError) throw error;
    throw new BackupError(`${why} (${(error as Error).message}). Nothing was changed.`, { cause: error });
  }
}

const sentences: Partial<Record<DatabaseFault, string>> = {
  full: 'The disk is full: make room and try again',
  busy: 'Another program uses the tables of the hub: stop it and try again',
};

async function restoreToFolder(
  dataDir: string,
  source: BackupSource,
  { force, now }: { force: boolean; now: string },
): Promise<string | undefined> {
  const folder = lockDataFolder(dataDir);
  try {
    const database = databaseFile(dataDir);
    if (!force && existsSync(database) && statSync(database).size > 0)
      throw new BackupError(
        `There is a database in ${dataDir} already. With --force it is put aside and the backup takes its place.`,
      );
    return await restoreToSqlite(dataDir, source, now);
  } finally {
    folder.release();
  }
}

async function openBackup(file: string): Promise<BackupSource> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new BackupError(`${file} is a folder: name the backup in it.`);
  const start = await firstBytes(file, 16);
  if (start.toString('latin1') === sqliteStart) return openSqliteBackup(file);
  // First two bytes of gzip.
  if (start[0] === 0x1f && start[1] === 0x8b) return openJsonLines(file);
  throw new BackupError(`${file} is no backup of the hub.`);
}

async function firstBytes(file: string, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
