import { join } from 'node:path';
import { ensureBuilt } from '../build/build-pages.mjs';
import { endingCleanly, runProgram } from '../prepare/child-processes.mjs';
import { installEngines, tellOfMissingEngines } from '../prepare/engines.mjs';
import { findTestBrowser } from '../prepare/find-chromium.mjs';
import { ensureInstalled } from '../prepare/install.mjs';
import { cacheFolder, pinnedNode } from '../prepare/places.mjs';
import { PlainError, sentenceFor } from '../prepare/plain-error.mjs';
import { changedFiles, journeysFor } from './changed.mjs';
import { makeRunFolder } from './temporary-folder.mjs';
import { openTestDatabase } from './test-database.mjs';
import { readPlaywrightReport, readVitestReport, removeReports, vitestReport } from './test-reports.mjs';

/**
 * @typedef {object} Step
 * @property {string} name name for `--only`
 * @property {string} heading
 * @property {(args: string[], how: How) => Promise<number>} run returns the exit code; `args` are for the step's own program
 * @property {() => import('./test-reports.mjs').Totals | undefined} [report] for a step that runs tests
 */

/**
 * @typedef {object} How
 * @property {boolean} isFull true to run the nightly sweeps, too
 * @property {string} [since] commit to compare with: only tests that its difference may break run, if that is known
 */

/**
 * Quick steps first; the build before the types, which read the tree of routes that it writes.
 * @type {Step[]}
 */
const steps = [
  {
    name: 'content',
    heading: 'Content: every file under content/ is valid',
    run: (args) => node('scripts/test/check-content.ts', args),
  },
  { name: 'build', heading: 'Build: the pages', run: buildStep },
  { name: 'types', heading: 'Types: TypeScript', run: (args) => node('node_modules/typescript/bin/tsc', args) },
  {
    name: 'lint',
    heading: 'Lint: Biome',
    run: (args) => node('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', ...args]),
  },
  {
    name: 'unused',
    heading: 'Unused: Knip, of files, exports and packages',
    run: (args) => node('node_modules/knip/bin/knip.js', ['--no-progress', ...args]),
  },
  {
    name: 'rules',
    heading: 'Rules: each has a test that runs by day, and no test went without a word',
    run: (args) => node('scripts/test/check-titles.ts', args),
  },
  {
    name: 'unit',
    heading: 'Unit and integration tests: Vitest, on SQLite and PostgreSQL',
    run: (args, { isFull, since }) => vitest(since ? [`--changed=${since}`, '--passWithNoTests', ...args] : args, { isFull }),
    report: readVitestReport,
  },
  {
    name: 'faults',
    heading: 'Fault tests: killed, cut off, full, slow',
    run: faultStep,
    report: readVitestReport,
  },
  { name: 'browser', heading: 'Browser tests: Playwright', run: browserStep, report: readPlaywrightReport },
  { name: 'engines', heading: 'Engines: Firefox and WebKit, by WebDriver', run: engineStep, report: readVitestReport },
];

/**
 * Runs every check, or those that `--only=name,name` names, up to the first that fails, and prints the totals. With `--changed`,
 * or `--changed=main`, it runs only tests that the difference to the last commit, or to that one, may break. With `--full` the
 * nightly sweeps run too, and a failure ends its step only.
 * @param {string[]} args further ones are passed to the program of the one step that is selected
 * @returns {Promise<number>} 0 if everything passed
 */
export async function run(args) {
  const { chosenSteps, stepArgs, since, isFull } = choose(args);
  return endingCleanly(async () => {
    await ensureInstalled();
    removeReports();
    process.env.TMPDIR = makeRunFolder();
    /** @type {string[]} */
    const summary = [];
    const totals = { passed: 0, failed: 0, skipped: 0 };
    /** @type {string[]} */
    const failedSteps = [];
    for (const step of chosenSteps) {
      console.log(`\n== ${step.heading}`);
      const startMs = performance.now();
      const passed = (await outcome(step, stepArgs, { isFull, since })) === 0;
      const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
      const report = step.report?.();
      totals.passed += report?.passed ?? 0;
      totals.skipped += report?.skipped ?? 0;
      // Counts a step that fails without a failed test, such as the types, as one failure.
      totals.failed += passed ? 0 : Math.max(report?.failed ?? 0, 1);
      const counts = report
        ? `, ${report.passed} passed, ${report.failed} failed${report.skipped > 0 ? `, ${report.skipped} left out` : ''}`
        : '';
      summary.push(`  ${passed ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(8)} ${seconds.padStart(6)} s${counts}`);
      if (!passed) failedSteps.push(step.name);
      if (!passed && !isFull) break;
    }
    printSummary(summary, { chosenSteps, failedSteps, totals });
    return totals.failed === 0 ? 0 : 1;
  });
}

/** @param {string[]} args */
function choose(args) {
  const only = args.find((arg) => arg.startsWith('--only='));
  const changedOption = args.find((arg) => /^--changed(=|$)/.test(arg));
  const since = changedOption && (changedOption.split('=')[1] ?? 'HEAD');
  const isFull = args.includes('--full');
  const inTurn = steps.map(({ name }) => name).filter((name) => !since || !['faults', 'engines'].includes(name));
  const names = only?.slice('--only='.length).split(',') ?? inTurn;
  const stepArgs = args.filter((arg) => arg !== only && arg !== changedOption && arg !== '--full');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new PlainError(`There is no step ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`);
  const chosenSteps = steps.filter(({ name }) => names.includes(name));
  if (stepArgs.length > 0 && chosenSteps.length !== 1)
    throw new PlainError(`${stepArgs.join(' ')}: choose one step for it, such as npm test -- --only=unit ${stepArgs.join(' ')}`);
  return { chosenSteps, stepArgs, since, isFull };
}

/**
 * @param {Step} step
 * @param {string[]} args
 * @param {How} how
 */
async function outcome(step, args, how) {
  try {
    return await step.run(args, how);
  } catch (error) {
    console.error(sentenceFor(error));
    return 1;
  }
}

/**
 * @param {string[]} summary a line per step that ran
 * @param {object} outcomes
 * @param {Step[]} outcomes.chosenSteps
 * @param {string[]} outcomes.failedSteps the steps that did
 * @param {{ passed: number, failed: number }} outcomes.totals
 */
function printSummary(summary, { chosenSteps, failedSteps, totals }) {
  const notRun = chosenSteps.slice(summary.length).map(({ name }) => name);
  console.log(`\n== Summary\n${summary.join('\n')}`);
  if (failedSteps.length > 0)
    console.log(`Failed: ${failedSteps.join(', ')}.${notRun.length > 0 ? ` Not run: ${notRun.join(', ')}.` : ''}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
}

/**
 * Runs a script on the pinned Node, in this terminal.
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables added to the environment
 */
async function node(script, args, env = {}) {
  // Cache compiled code: tests start a hundred servers, each of which would compile its sources again.
  const compiled = { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled') };
  const { code } = await runProgram(pinnedNode, [script, ...args], { env: { ...process.env, ...compiled, ...env } });
  return code;
}

async function buildStep() {
  if (!(await ensureBuilt())) console.log('Nothing changed since the last build.');
  return 0;
}

/**
 * @param {string[]} args
 * @param {How} how
 */
async function faultStep(args, { isFull }) {
  await ensureBuilt();
  return vitest(['--config', 'vitest.faults.config.ts', ...args], { isFull });
}

/**
 * @param {string[]} args
 * @param {{ isFull: boolean }} how
 */
async function vitest(args, { isFull }) {
  const database = await openTestDatabase();
  try {
    return await vitestWithoutDatabase(args, { isFull }, { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

/**
 * @param {string[]} args
 * @param {{ isFull: boolean }} how
 * @param {NodeJS.ProcessEnv} [env]
 */
function vitestWithoutDatabase(args, { isFull }, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const selection = isFull ? [] : ['--tags-filter=!night'];
  return node('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...selection, ...args], {
    ...nightOrDay(isFull),
    ...env,
  });
}

/**
 * Runs one journey in each installed engine; at night all of them in both, which are installed if possible. With `--write` the
 * results become the table of docs/browsers.md.
 * @param {string[]} args
 * @param {How} how
 */
async function engineStep(args, { isFull }) {
  if (isFull) await installEngines();
  else tellOfMissingEngines();
  await ensureBuilt();
  const others = args.filter((arg) => arg !== '--write');
  const code = await vitestWithoutDatabase(['--config', 'vitest.engines.config.ts', ...others], { isFull });
  if (others.length === args.length) return code;
  return (await node('scripts/test/write-engines.ts', [vitestReport])) || code;
}

/**
 * @param {string[]} args
 * @param {How} how
 */
async function browserStep(args, { isFull, since }) {
  const journeys = since ? journeysFor(changedFiles(since)) : [];
  if (since && journeys.length === 0) {
    console.log('No journey is touched.');
    return 0;
  }
  await ensureBuilt();
  return node('node_modules/@playwright/test/cli.js', ['test', ...journeys, ...args], {
    ...nightOrDay(isFull),
    CHROMIUM_PATH: await findTestBrowser(),
  });
}

/**
 * Variables that tests/environment/night.ts and playwright.config.ts read.
 * @param {boolean} isFull
 */
const nightOrDay = (isFull) => ({ TEST_NIGHT: isFull ? '1' : '' });
