import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/places.mjs';

/** How many tests of a step passed, failed and were left out. @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/** Where Vitest is told to write its report. */
export const vitestReport = join(root, 'test-results/vitest.json');
// As playwright.config.ts says.
const playwrightReport = join(root, 'test-results/playwright.json');

/** Takes the reports of an earlier run away: they must not be taken for this one's. */
export function removeReports() {
  for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });
}

/** @returns {Totals | undefined} nothing when Vitest ended before it could write */
export function readVitestReport() {
  const report = readJson(vitestReport);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  );
}

/** @returns {Totals | undefined} nothing when Playwright ended before it could write */
export function readPlaywrightReport() {
  const stats = readJson(playwrightReport)?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
