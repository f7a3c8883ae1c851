import { existsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { databaseFile, lockDataFolder } from '../database/data-folder.ts';
import { migrationNames } from '../database/migrate.ts';
import type { Settings } from '../settings.ts';
import type { BackupSource } from './backup-source.ts';
import { BackupError } from './backup-source.ts';
import { hubTables } from './hub-tables.ts';
import { openJsonLines } from './json-lines.ts';
import { restoreToPostgres } from './restore-to-postgres.ts';
import { restoreToSqlite } from './restore-to-sqlite.ts';
import { openSqliteBackup } from './sqlite-backup.ts';

/**
 * Puts a backup in the place of the database that the settings name, on either kind of database.
 * @param force also where there is a database already
 * @throws {BackupError} with a sentence for the operator; then nothing was changed.
 */
export async function restore(settings: Settings, file: string, force: boolean): Promise<void> {
  const source = await openBackup(file);
  const unknown = source.migrations.find((name) => !migrationNames.includes(name));
  if (unknown)
    throw new BackupError(`${file} was made by a newer version of the hub (${unknown}). Restore it with that version.`);
  if (settings.databaseUrl) await restoreToPostgres(settings.databaseUrl, source, force);
  else await restoreToFolder(settings.dataDir, source, force);
}

async function restoreToFolder(dataDir: string, source: BackupSource, force: boolean): Promise<void> {
  const folder = lockDataFolder(dataDir);
  try {
    const database = databaseFile(dataDir);
    if (!force && existsSync(database) && statSync(database).size > 0)
      throw new BackupError(
        `There is a database in ${dataDir} already. With --force it is put aside and the backup takes its place.`,
      );
    await restoreToSqlite(dataDir, source);
  } finally {
    folder.release();
  }
}

async function openBackup(file: string): Promise<BackupSource> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const start = await firstBytes(file, 16);
  if (start.toString('latin1') === 'SQLite format 3\0') return openSqliteBackup(file, await hubTables());
  // The two bytes with which gzip begins.
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
