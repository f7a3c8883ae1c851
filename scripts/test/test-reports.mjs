import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/places.mjs';

/**
 * Number of tests of a step that passed, failed and were skipped.
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/** Path of Vitest's report. */
export const vitestReport = join(root, 'test-results/vitest.json');
// Path in playwright.config.ts.
const playwrightReport = join(root, 'test-results/playwright.json');

/** Removes the reports of an earlier run, so that they are not taken for this one's. */
export function removeReports() {
  for (const file of [vitestReport, playwrightReport]) rmSync(file, { force: true });
}

/** @returns {Totals | undefined} undefined when Vitest ended before it could write */
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

/** @returns {Totals | undefined} undefined when Playwright ended before it could write */
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
