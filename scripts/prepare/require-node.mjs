import { spawnSync } from 'node:child_process';
import { isNewEnough } from './places.mjs';
import { PlainError } from './plain-error.mjs';
import { installSystemPackage, sentenceForMissing } from './system-packages.mjs';

/** Log of npm's output. */
export const installLog = '.cache/install.log';

/** The libraries of the system that Node.js needs, by file name. @type {Record<string, 'libatomic1' | 'libstdc++6'>} */
const packageOf = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6' };

/**
 * Makes sure that a Node.js runs here. A library of the system that it lacks is installed if that is possible.
 * @param {string} program
 * @param {string} version minimum version
 * @param {typeof installSystemPackage} [install]
 * @throws {PlainError} with the missing package and the command that installs it, or another reason
 */
export async function requireNode(program, version, install = installSystemPackage) {
  let { found, fault } = ask(program);
  const library = /error while loading shared libraries: (\S+):/.exec(fault)?.[1];
  const name = library && packageOf[library];
  if (name) {
    const { isInstalled, whyNot } = await install(name);
    if (!isInstalled) throw new PlainError(sentenceForMissing({ needed: `Node.js ${version} needs ${library}`, name, whyNot }));
    ({ found, fault } = ask(program));
  }
  if (!found)
    throw new PlainError(
      `The Node.js ${version} that npm installed does not run on this machine (${process.platform} ${process.arch}): ${fault}. What npm printed is in ${installLog}.`,
    );
  if (!isNewEnough(found, version))
    throw new PlainError(
      `npm installed Node.js ${found} where package.json asks for ${version}. What npm printed is in ${installLog}.`,
    );
}

/**
 * @param {string} program
 * @returns {{ found?: string, fault: string }} its version, or the first line of the error if it prints none
 */
function ask(program) {
  const { status, signal, stdout, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0) return { found: stdout.trim().replace(/^v/, ''), fault: '' };
  const message = (stderr ?? '').trim().split('\n')[0] || error?.message || `it ended with ${status ?? signal}`;
  return { fault: message };
}
