import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from './child-processes.mjs';
import { pinnedNode, root } from './places.mjs';
import { PlainError } from './plain-error.mjs';
import { findProgram } from './programs.mjs';
import { withProgress } from './progress.mjs';
import { installSystemPackage, sentenceForMissing } from './system-packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium that runs: $CHROMIUM_PATH, one of this machine, Playwright's own (fetched if need be), or the system's package.
 * @returns {Promise<string>} its path
 * @throws {PlainError} telling what to install
 */
export async function findChromium() {
  const told = process.env.CHROMIUM_PATH;
  if (told) {
    if (!runs(told))
      throw new PlainError(
        `CHROMIUM_PATH is ${told}, but no Chromium or Chrome answers there. Correct it, or leave it out to have one found.`,
      );
    return told;
  }
  const ofMachine = findRunning();
  if (ofMachine) return ofMachine;

  const ofPlaywright = pathOfPlaywright();
  if (runs(ofPlaywright)) return ofPlaywright;
  await withProgress('Fetching a Chromium for the browser tests', () =>
    runProgram(pinnedNode, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { log: 'chromium.log' }),
  );
  if (runs(ofPlaywright)) return ofPlaywright;

  const { whyNot } = await installSystemPackage('chromium');
  const ofPackage = findRunning();
  if (ofPackage) return ofPackage;
  throw new PlainError(withoutChromium(whyNot));
}

/**
 * @param {string} [whyNot] how installing it ended
 * @param {string} [manager] the program that installs packages here
 */
export const withoutChromium = (whyNot, manager) =>
  sentenceForMissing(
    {
      needed: 'The browser tests need Chromium or Chrome',
      name: 'chromium',
      otherwise: 'set CHROMIUM_PATH to the path of one',
      whyNot,
    },
    manager,
  );

const findRunning = () => names.map((name) => findProgram([name])).find((path) => path !== undefined && runs(path));

/**
 * Some systems have a stub of that name which only tells how to install the browser.
 * @param {string | undefined} path
 * @returns {path is string}
 */
function runs(path) {
  if (!path) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Where Playwright keeps the version that fits it. */
function pathOfPlaywright() {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return spawnSync(pinnedNode, ['--eval', ask], { cwd: root, encoding: 'utf8' }).stdout;
}
