import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atTheEnd } from './child-processes.mjs';
import { cacheFolder } from './places.mjs';

const lockFile = join(cacheFolder, 'preparing.pid');
const staleAfterMs = 20 * 60_000;

/**
 * Runs `work` while no other start, build or test of this folder installs or builds: two `npm ci` at once ruin each other. A lock
 * whose process is gone, or that is older than any install, is taken over.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function oneAtATime(work) {
  mkdirSync(cacheFolder, { recursive: true });
  for (let hasPrinted = false; !takeLock(); hasPrinted = true) {
    if (!hasPrinted) console.log('Another command is installing or building in this folder. Waiting for it …');
    await wait(200);
  }
  const release = atTheEnd(() => rmSync(lockFile, { force: true }));
  try {
    return await work();
  } finally {
    await release();
  }
}

function takeLock() {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      if (!isStale()) return false;
      rmSync(lockFile, { force: true });
    }
  }
  return false;
}

function isStale() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > staleAfterMs) return true;
    const holder = Number(readFileSync(lockFile, 'utf8'));
    // The file is empty for a moment between being created and being filled.
    return holder > 0 && !isAlive(holder);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
