import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from '../prepare/child-processes.mjs';

const memoryFolder = '/dev/shm';
/** What the databases, catalogues and browsers of the tests need at most, in bytes. */
const neededBytes = 4e9;

/**
 * Where tests write: into memory where there is room, which takes a third of the time off those with databases; else where
 * every program does.
 * @param {string} [otherwise] a folder to use where there is no room in memory
 */
export function temporaryFolder(otherwise = tmpdir()) {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    // Twice: what is written there is taken from what programs need.
    return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes ? memoryFolder : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * A folder for all that one run of the tests leaves behind, such as what a server that was killed had open; `endingCleanly`
 * removes it.
 * @returns {string} its path
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(temporaryFolder(), 'hub-run-'));
  // Some tests run programs as another user, who must be able to reach their own folders in it.
  chmodSync(folder, 0o711);
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
