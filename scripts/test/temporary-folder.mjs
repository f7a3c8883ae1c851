import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from '../prepare/child-processes.mjs';
import { isRoot } from '../prepare/programs.mjs';

const memoryFolder = '/dev/shm';
/** What the databases, catalogues and browsers of the tests need at most, in bytes. */
const neededBytes = 4e9;

/**
 * Where tests write: into memory where there is room, which takes a third of the time off those with databases; else where
 * every program does.
 */
function roomyFolder() {
  // Another user must be able to reach it, which root's own TMPDIR does not promise.
  const otherwise = isRoot ? '/tmp' : tmpdir();
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
 * A folder for all that one run of the tests writes, such as what a server that was killed had open; `endingCleanly` removes it.
 * @returns {string} its path
 */
export function makeRunFolder() {
  const folder = mkdtempSync(join(roomyFolder(), 'hub-run-'));
  // PostgreSQL runs as another user, who must be able to reach its own folder in it.
  chmodSync(folder, 0o711);
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
