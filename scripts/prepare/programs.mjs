import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of the first of these programs that exists.
 * @param {string[]} names in order of preference
 * @param {string[]} [folders] searched in order; those of PATH by default
 * @returns {string | undefined}
 */
export function findProgram(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

export const isRoot = process.getuid?.() === 0;

/**
 * Ids of a user of this system.
 * @param {string} name
 * @returns {{ uid: number, gid: number } | undefined} undefined when there is no such user
 */
export function idsOfUser(name) {
  if (spawnSync('id', [name]).status !== 0) return undefined;
  /** @param {string} flag */
  const ask = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
