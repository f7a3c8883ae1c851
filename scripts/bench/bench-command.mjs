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
 * Measures the built server (docs/performance.md).
 * @param {string[]} args '--search' for the time of a search, '--desk' and '--rows' for the processor time of staff's work and of
 * each row of the table of addresses, '--visit' for the speed on a slow phone, in turn with the former release: with addresses in
 * place of its eight pages, '--runs=5' in place of 15, and '--busy' if the machine is not quiet
 */
export async function run(args) {
  return endingCleanly(async () => {
    await ensureInstalled();
    if (args.includes('--search')) return (await runProgram(pinnedNode, ['scripts/bench/search.ts'])).code;
    await ensureBuilt();
    const isVisit = args.includes('--visit');
    const env = { ...process.env, ...(isVisit ? { CHROMIUM_PATH: await findChromium() } : { WRK_PATH: await findWrk() }) };
    const { code } = await runProgram(pinnedNode, ['scripts/bench/bench.ts', ...args], { env });
    return code;
  });
}

/** @returns {Promise<string>} the path of the program that generates the load */
async function findWrk() {
  const path = findProgram(['wrk'], folders);
  if (path) return path;
  const { whyNot } = await installSystemPackage('wrk');
  const installedPath = findProgram(['wrk'], folders);
  if (!installedPath) throw new PlainError(sentenceForMissing({ needed: 'The benchmark needs wrk', name: 'wrk', whyNot }));
  return installedPath;
}
