import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/**
 * One package as package-lock.json lists it.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean, devOptional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 */

/**
 * Checks whether someone has already installed exactly what package-lock.json lists (`npm install`, `npm ci`), so that nothing
 * needs to be installed again. Native parts are checked too: an older Node omits them silently.
 * @returns {boolean}
 */
export function isInstalledByHand() {
  // npm writes this file last, when everything else is in place.
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  /** @param {string} file @returns {Record<string, LockedPackage>} */
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, locked]) => path === '' || !fitsThisMachine(locked) || installed[path]?.version === locked.version,
  );
}

/** @param {LockedPackage} locked */
function fitsThisMachine({ os, cpu, libc }) {
  return (
    fits(os, process.platform) && fits(cpu, process.arch) && (!libc || process.platform !== 'linux' || fits(libc, libcName()))
  );
}

/**
 * @param {string | string[] | undefined} listed a name or several, or with '!' those that are excluded
 * @param {string} name
 */
function fits(listed, name) {
  if (!listed) return true;
  const list = [listed].flat();
  if (list.includes('any')) return true;
  if (list.includes(`!${name}`)) return false;
  return list.includes(name) || list.every((entry) => entry.startsWith('!'));
}

function libcName() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}
