import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from './child-processes.mjs';
import { pinnedNode, root } from './places.mjs';
import { PlainError } from './plain-error.mjs';
import { findProgram } from './programs.mjs';
import { withProgress } from './progress.mjs';
import { installSystemPackage, sentenceForMissing } from './system-packages.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its windows: the same tests take half the processor time in it. */
const shell = 'chromium-headless-shell';

/**
 * Finds the browser of the tests: $CHROMIUM_PATH, else the shell, which is installed if possible, else a full browser. Prints
 * its name and its cost.
 * @returns {Promise<string>} its path
 * @throws {PlainError} with what to install
 */
export async function findTestBrowser() {
  const path = chromiumOfSettings() ?? (await findShell()) ?? (await findChromium());
  console.log(sentenceForBrowser(path));
  return path;
}

/**
 * Returns one line on the browser of the tests.
 * @param {string} path
 */
export const sentenceForBrowser = (path) =>
  path.includes('headless-shell') || path.includes('headless_shell')
    ? `The browser tests run in ${path}.`
    : `The browser tests run in ${path}, a browser with windows: they take about twice as long as in ${shell}.`;

async function findShell() {
  if (!findRunning([shell])) await installSystemPackage(shell);
  return findRunning([shell]);
}

/**
 * Finds a Chromium that runs: $CHROMIUM_PATH, one of this machine, Playwright's own, or the system's package (installed if need
 * be).
 * @returns {Promise<string>} its path
 * @throws {PlainError} with what to install
 */
export async function findChromium() {
  const installedPath = chromiumOfSettings() ?? findRunning(browsers);
  if (installedPath) return installedPath;

  const ofPlaywright = pathOfPlaywright();
  if (runs(ofPlaywright)) return ofPlaywright;
  const { whyNot } = await installSystemPackage('chromium');
  const ofPackage = findRunning(browsers);
  if (ofPackage) return ofPackage;
  await withProgress('Fetching a Chromium for the browser tests', () =>
    runProgram(pinnedNode, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { log: 'chromium.log' }),
  );
  if (runs(ofPlaywright)) return ofPlaywright;
  throw new PlainError(withoutChromium(whyNot));
}

/**
 * @param {string} [whyNot] result of the attempt to install it
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

/** @throws {PlainError} if CHROMIUM_PATH is not a browser */
function chromiumOfSettings() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !runs(path))
    throw new PlainError(
      `CHROMIUM_PATH is ${path}, but no Chromium or Chrome answers there. Correct it, or leave it out to have one found.`,
    );
  return path;
}

/** @param {string[]} names */
const findRunning = (names) => names.map((name) => findProgram([name])).find((path) => path !== undefined && runs(path));

/**
 * Checks whether it starts: some systems have a stub of that name which only prints how to install the browser.
 * @param {string | undefined} path
 * @returns {path is string}
 */
function runs(path) {
  if (!path) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Path of the version that Playwright has downloaded. */
function pathOfPlaywright() {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  return spawnSync(pinnedNode, ['--eval', ask], { cwd: root, encoding: 'utf8' }).stdout;
}
