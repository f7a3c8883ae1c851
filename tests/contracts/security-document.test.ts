import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}/docs/security.md`, 'utf8');
const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', asked, verdict, where]) => ({
    number,
    asked,
    verdict,
    where,
  }),
);

test('every requirement has a verdict, once, with where or why not', () => {
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(
    new Set(['met', 'met in part', 'not met', 'not applicable', 'operator']),
  );
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Of level 1, 10.4.1 to 10.4.5 share a row: 70 requirements (OWASP ASVS 5.0.0).
  expect(rows.filter(({ number }) => !number.endsWith('L2'))).toHaveLength(70 - 4);
});

test('every file that the document names is there', () => {
  const named = [...text.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
});
