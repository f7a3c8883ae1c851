import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup-source.ts';
import type { BackupCause } from './rotation.ts';
import { backupName, keptByDefault, outdatedBackups, outdatedWaysBack, unfinishedBackups } from './rotation.ts';

// Age from which an unfinished file is removed: one that is being written changes all the time.
const untouchedMs = 60 * 60_000;

/**
 * Writes a backup, named by its time, into a folder, and then removes those there that are outdated or unfinished.
 * @param now ISO 8601 in UTC
 * @throws {BackupError} with a sentence for the operator; then nothing was removed
 */
export async function backUpInto(
  settings: Settings,
  folder: string,
  now: string,
  cause: BackupCause = 'hub',
): Promise<{ path: string; bytes: number; removed: string[] }> {
  await makeFolder(folder);
  const path = join(folder, backupName(now, cause));
  const bytes = await backUp(settings, path, now);
  const names = await readdir(folder);
  const outdatedNames = cause === 'hub' ? outdatedBackups(names, keptByDefault) : outdatedWaysBack(names);
  for (const name of unfinishedBackups(names)) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file && Date.parse(now) - file.mtimeMs > untouchedMs) outdatedNames.push(name);
  }
  for (const name of outdatedNames) await rm(join(folder, name), { force: true });
  return { path, bytes, removed: outdatedNames };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new BackupError(`${folder} is no folder, or lies below a file: name a folder for the backups.`);
    throw error;
  }
}
