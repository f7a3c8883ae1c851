import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './child-processes.mjs';
import { withProgress } from './progress.mjs';

/**
 * Where the first of these programs is.
 * @param {string[]} names in order of preference
 * @param {string[]} [folders] searched in order; those of PATH unless told
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
 * Installs a package of the system where that is possible: as root on Debian and its kin.
 * @param {string} name
 * @returns {Promise<string | undefined>} why it did not work; nothing when it did
 */
export async function installSystemPackage(name) {
  const command = `apt-get install ${name}`;
  if (!isRoot || !existsSync('/etc/debian_version') || !findProgram(['apt-get']))
    return `${command}: only possible as root on Debian`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const log = 'apt-get.log';
  return withProgress(`Installing ${name} with apt-get`, async () => {
    const update = await runProgram('apt-get', ['update'], { env, log });
    const install = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env, log });
    return install.code === 0
      ? undefined
      : `${command}: exit code ${install.code}${update.code === 0 ? '' : ', and apt-get update failed too'} (.cache/${log})`;
  });
}

/**
 * The ids of a user of this system.
 * @param {string} name
 * @returns {{ uid: number, gid: number } | undefined} nothing when there is no such user
 */
export function idsOfUser(name) {
  if (spawnSync('id', [name]).status !== 0) return undefined;
  /** @param {string} flag */
  const ask = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}
