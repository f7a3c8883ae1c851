import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from '../prepare/child-processes.mjs';
import { isRoot } from '../prepare/programs.mjs';

const memoryFolder = '/dev/shm';
/** Maximum need of the databases, catalogues and browsers of the tests, in bytes. */
const neededBytes = 4e9;

/**
 * Folder for the tests' files: in memory if there is room, which saves a third of the time of those with databases; else the
 * usual temporary folder.
 */
function roomyFolder() {
  // Another user must be able to access it, which root's own TMPDIR does not guarantee.
  const otherwise = isRoot ? '/tmp' : tmpdir();
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    // Required twice: files written there take memory from programs.
    return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes ? memoryFolder : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Makes a folder for everything that one test run writes, such as open files of a killed server; `endingCleanly` removes it.
 * @returns {string} its path
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(roomyFolder(), 'hub-run-'));
  // PostgreSQL runs as another user, who must be able to access its own folder in it.
  chmodSync(folder, 0o711);
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
