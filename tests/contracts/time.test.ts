import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of these patterns that contain one of these words, without those that may. */
const holding = (patterns: string[], words: RegExp, may: RegExp): string[] =>
  globSync(patterns, { cwd: root }).filter((file) => !may.test(file) && words.test(readFileSync(`${root}/${file}`, 'utf8')));

test('no test waits for a time that is over or for a network that is silent: it waits for what it looks for', () => {
  const waits = /networkidle|waitForTimeout|\bawait (wait|setTimeout)\(/;
  // Program that is no test, and so exempt: it writes at a pace until it is stopped.
  const pace = /contracts\/time\.test\.ts$|environment\/second-writer\.ts$/;
  expect(holding(['tests/**/*.{ts,mjs}', 'src/**/*.test.{ts,tsx}'], waits, pace)).toEqual([]);
});

test('which day it is, is told to visitors by their own clock and to the desk by the hub’s, each by one function', () => {
  const day = /\bnew Date\(\)\.toISOString\(|\bgetTimezoneOffset\b/;
  expect(holding(['src/{admin,browser,ui,web}/**/*.{ts,tsx}'], day, /\.test\.ts$|src\/(admin|browser)\/today\.ts$/)).toEqual([]);
});

test('the server reads the time from the clock that it is given', () => {
  const machine = /\bnew Date\(\)|\bDate\.now\b/;
  // Migrations are exempt, since they have no clock argument.
  expect(holding(['src/server/**/*.ts'], machine, /\.test\.ts$|server\/(clock|database\/migrations)\//)).toEqual([]);
  expect(holding(['src/domain/**/*.ts'], machine, /\.test\.ts$/)).toEqual([]);
});
