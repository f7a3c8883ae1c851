import { ensureBuilt } from '../build/build-pages.mjs';
import { endingCleanly, runProgram } from '../prepare/child-processes.mjs';
import { findChromium } from '../prepare/find-chromium.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { pinnedNode } from '../prepare/places.mjs';
import { PlainError } from '../prepare/plain-error.mjs';
import { findProgram } from '../prepare/programs.mjs';
import { installSystemPackage, sentenceForMissing } from '../prepare/system-packages.mjs';

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/**
 * Measures the built server beside nginx (docs/performance.md).
 * @param {string[]} args '--soak' for ten minutes of load, '--scale' for catalogues of 100, 1,000 and 10,000 tools,
 *   '--search' for searching 10,000 tools,
 *   '--visit' for the kinds of page on a slow phone, with addresses in place of all of them, and '--runs=5' in place of three
 */
export async function run(args) {
  return endingCleanly(async () => {
    await ensureInstalled();
    if (args.includes('--search')) return (await runProgram(pinnedNode, ['scripts/bench/search.ts'])).code;
    await ensureBuilt();
    if (args.includes('--visit')) return visit(args);
    const env = { ...process.env, NGINX_PATH: await findNginx(), WRK_PATH: await findWrk() };
    const { code } = await runProgram(pinnedNode, ['scripts/bench/bench.ts', ...args], { env });
    return code;
  });
}

/** @returns {Promise<string>} the path of the program that makes the load */
async function findWrk() {
  const { found, sentence } = await findOrInstall('wrk');
  if (!found) throw new PlainError(sentence);
  return found;
}

/** @returns {Promise<string>} its path; empty when it cannot be had, which is told */
async function findNginx() {
  const { found, sentence } = await findOrInstall('nginx');
  if (!found) console.log(`Measured without nginx. ${sentence}`);
  return found ?? '';
}

/**
 * The kinds of page on a slow phone: needs a browser, and neither nginx nor a program for load.
 * @param {string[]} args
 */
async function visit(args) {
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  const { code } = await runProgram(pinnedNode, ['scripts/bench/bench.ts', ...args], { env });
  return code;
}

/**
 * @param {'nginx' | 'wrk'} name of a program and of its package
 * @returns {Promise<{ found?: string, sentence: string }>} its path, or what to do to have it
 */
async function findOrInstall(name) {
  const found = findProgram([name], folders);
  if (found) return { found, sentence: '' };
  const { whyNot } = await installSystemPackage(name);
  const sentence = sentenceForMissing({ needed: `The benchmark needs ${name}`, name, whyNot });
  return { found: findProgram([name], folders), sentence };
}
