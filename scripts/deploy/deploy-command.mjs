import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endingCleanly, exitCodeOf } from '../prepare/child-processes.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { pinnedNode, root } from '../prepare/places.mjs';
import { PlainError } from '../prepare/plain-error.mjs';
import { findProgram, isRoot } from '../prepare/programs.mjs';
import { installSystemPackage, sentenceForMissing } from '../prepare/system-packages.mjs';

/** Programs that it uses, and their packages. */
const programs = /** @type {const} */ ([
  ['debootstrap', 'debootstrap'],
  ['dockerd', 'docker.io'],
  ['docker', 'docker.io'],
]);
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/**
 * Tries the deployments of docs/operations.md for real: on a new Debian with systemd, and with its own Docker daemon.
 * @param {string[]} args '--only=service' or '--only=containers' for one of them
 */
export async function run(args) {
  if (!isRoot) throw new PlainError('npm run test:deploy makes whole systems to try the hub in, and needs root for it.');
  await endingCleanly(prepare);
  const child = spawn(pinnedNode, ['scripts/deploy/main.ts', ...args], { cwd: root, stdio: 'inherit' });
  // Wait for its cleanup, however long that takes.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  const [code, signal] = await once(child, 'exit');
  return code ?? exitCodeOf(signal);
}

async function prepare() {
  await ensureInstalled();
  for (const [program, name] of programs) {
    if (findProgram([program], folders)) continue;
    const { whyNot } = await installSystemPackage(name);
    if (!findProgram([program], folders))
      throw new PlainError(sentenceForMissing({ needed: `npm run test:deploy needs ${program}`, name, whyNot }));
  }
}
