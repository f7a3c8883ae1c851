import { ensureBuilt } from './build-pages.mjs';
import { endingCleanly, runProgram } from './child-processes.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './places.mjs';

/**
 * Measures one page of each type on the built server with Lighthouse's mobile profile (CONTRIBUTING.md, 'Checks and
 * budgets').
 * @param {string[]} args addresses in place of all of them, and '--runs=1' in place of three
 * @returns {Promise<number>} 1 when a page keeps below a gate
 */
export async function run(args) {
  return endingCleanly(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
    const { code } = await runProgram(pinnedNode, ['scripts/lighthouse/lighthouse.ts', ...args], { env });
    return code;
  });
}
