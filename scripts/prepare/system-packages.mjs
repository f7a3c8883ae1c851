import { existsSync } from 'node:fs';
import { runProgram } from './child-processes.mjs';
import { findProgram, isRoot } from './programs.mjs';
import { withProgress } from './progress.mjs';

/**
 * Package that the system may lack, by its name on Debian.
 * @typedef {'libatomic1' | 'libstdc++6' | 'chromium' | 'chromium-headless-shell' | 'postgresql' | 'wrk' | 'nginx' | 'debootstrap' | 'docker.io' | 'firefox-esr' | 'webkit2gtk-driver' | 'xvfb'} SystemPackage
 */

/**
 * Names of packages on other systems than Debian.
 * @type {Record<string, Partial<Record<SystemPackage, string>>>}
 */
const otherNames = {
  dnf: { libatomic1: 'libatomic', 'libstdc++6': 'libstdc++', postgresql: 'postgresql-server' },
  zypper: { postgresql: 'postgresql-server' },
};
/** Programs that install packages, in the order in which they are looked for. */
const managers = ['apt-get', 'dnf', 'zypper'];

/**
 * Returns one sentence: what is missing, and the command that installs it.
 * @param {object} missing
 * @param {string} missing.needed such as 'The browser tests need Chromium'
 * @param {SystemPackage} missing.name
 * @param {string} [missing.otherwise] an alternative, such as 'set CHROMIUM_PATH to its path'
 * @param {string} [missing.whyNot] result of the command that was tried already
 * @param {string} [manager] the program that installs packages here, or 'none' that we know of
 * @returns {string}
 */
export function sentenceForMissing({ needed, name, otherwise, whyNot }, manager = managerHere()) {
  const package_ = otherNames[manager]?.[name] ?? name;
  const command = managers.includes(manager)
    ? `run \`${manager} install ${package_}\` as root`
    : `install what Debian calls ${package_}`;
  const tried = whyNot ? ` (${whyNot})` : '';
  return `${needed}, which this machine lacks: ${command}${tried}${otherwise ? `, or ${otherwise}` : ''}, and start again.`;
}

const managerHere = () => managers.find((name) => findProgram([name]) !== undefined) ?? 'none';

/**
 * Installs a package of the system if that is possible: as root on Debian and its kin.
 * @param {SystemPackage} name
 * @returns {Promise<{ isInstalled: boolean, whyNot?: string }>} `whyNot` only if it was tried
 */
export async function installSystemPackage(name) {
  if (!isRoot || !existsSync('/etc/debian_version') || !findProgram(['apt-get'])) return { isInstalled: false };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const log = 'apt-get.log';
  return withProgress(`Installing ${name} with apt-get`, async () => {
    const update = await runProgram('apt-get', ['update'], { env, log });
    const install = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env, log });
    if (install.code === 0) return { isInstalled: true };
    const updated = update.code === 0 ? '' : ', and apt-get update failed too';
    return { isInstalled: false, whyNot: `tried, exit code ${install.code}${updated}: see .cache/${log}` };
  });
}
