import { ensureBuilt } from '../build/build-pages.mjs';
import { endingCleanly, runProgram } from '../prepare/child-processes.mjs';
import { findChromium } from '../prepare/find-chromium.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { pinnedNode } from '../prepare/places.mjs';

/**
 * Measures one page of each type on the built server with Lighthouse's mobile profile (CONTRIBUTING.md, 'Checks and budgets').
 * @param {string[]} args addresses in place of all of them, and '--runs=1' in place of three
 * @returns {Promise<number>} 1 when a page fails a gate
 */
export async function run(args) {
  return endingCleanly(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
    const { code } = await runProgram(pinnedNode, ['scripts/bench/lighthouse.ts', ...args], { env });
    return code;
  });
}
