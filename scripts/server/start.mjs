import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build-pages.mjs';
import { endingCleanly, exitCodeOf } from '../prepare/child-processes.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { cacheFolder, pinnedNode, root } from '../prepare/places.mjs';
import { PlainError } from '../prepare/plain-error.mjs';
import { nodeFlags, processSettings } from './server-process.mjs';

const server = 'src/server/main.ts';
const watching = ['--watch', '--watch-path=src/server', '--watch-path=src/domain'];
/** Time within which two signals count as one: a terminal and npm both deliver one Ctrl-C. */
const sameSignalMs = 1_000;

/**
 * Installs and builds what is missing, then serves until the server ends.
 * @param {string[]} args '--dev' for the development server, which needs no build
 * @returns {Promise<number>} the server's exit code
 */
export async function run(args) {
  const development = args.includes('--dev');
  const unknown = args.find((arg) => arg !== '--dev');
  if (unknown)
    throw new PlainError(
      `npm start does not know ${unknown}; it takes --dev only. Settings are environment variables: see README.md.`,
    );
  await endingCleanly(async () => {
    await ensureInstalled();
    if (!development) await ensureBuilt();
  });
  return serve(development);
}

/**
 * Runs the server in this terminal and forwards signals.
 * @param {boolean} development
 */
async function serve(development) {
  const args = development ? [...watching, server, '--dev'] : [...nodeFlags, server];
  const env = {
    // Compiled code is cached between starts, which saves a fifth of the time until the server is ready.
    NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
    ...processSettings,
    ...process.env,
    NODE_ENV: development ? 'development' : 'production',
  };
  const child = spawn(pinnedNode, args, { cwd: root, env, stdio: 'inherit' });
  let lastForwarded = Number.NEGATIVE_INFINITY;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (performance.now() - lastForwarded < sameSignalMs) return;
    lastForwarded = performance.now();
    child.kill(signal);
  };
  process.on('SIGTERM', forward);
  process.on('SIGINT', forward);
  const [code, signal] = await once(child, 'exit');
  return code ?? exitCodeOf(signal);
}
