import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { backUp } from './backup.ts';
import { backupName, keptByDefault, outdatedBackups } from './rotation.ts';

/**
 * Writes a backup under its time into a folder, and then removes those there that are outdated.
 * @param now ISO 8601 in UTC
 * @throws {BackupError} with a sentence for the operator; then nothing was removed
 */
export async function backUpInto(
  settings: Settings,
  folder: string,
  now: string,
): Promise<{ path: string; bytes: number; removed: string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, backupName(now));
  const bytes = await backUp(settings, path, now);
  const removed = outdatedBackups(await readdir(folder), keptByDefault);
  for (const name of removed) await rm(join(folder, name));
  return { path, bytes, removed };
}
