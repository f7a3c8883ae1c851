import { existsSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { databaseFile } from '../database/data-folder.ts';
import { writeSafely } from '../safe-file.ts';
import type { Settings } from '../settings.ts';
import { BackupError } from './backup-source.ts';
import { dumpPostgres } from './postgres-backup.ts';
import { copySqlite } from './sqlite-backup.ts';

/**
 * Writes a backup of the running hub's database: a SQLite file with a checksum, or the rows of PostgreSQL as gzipped JSON lines.
 * @returns its size in bytes
 * @throws {BackupError} with a sentence for the operator.
 */
export async function backUp({ databaseUrl, dataDir }: Settings, file: string, now: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name: a backup replaces no other.`);
  if (!statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new BackupError(`There is no folder ${dirname(file)}: make it first, or name another place for the backup.`);
  if (databaseUrl) {
    await writeSafely(file, (unfinished) => dumpPostgres(databaseUrl, unfinished, { madeAt: now }));
  } else {
    const database = databaseFile(dataDir);
    if (!existsSync(database))
      throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the hub's data folder.`);
    await writeSafely(file, (unfinished) => copySqlite(database, unfinished));
  }
  return (await stat(file)).size;
}
