import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toFetchAhead, together } from '../../vite.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);

test.each(Object.entries(together))('every file that the build puts into %s is there', (_name, pattern) => {
  const found = files.filter((path) => pattern.test(path));
  const known = new Set(found.flatMap((path) => path.split('/')).map((part) => part.replace(/\.\w+$/, '')));
  const named = pattern.source.replaceAll(/\[[^\]]*\]\S?|\\\.\w+/g, '').match(/[a-z][a-z-]*/g) ?? [];
  expect(found).not.toEqual([]);
  expect(named.filter((name) => !known.has(name) && ![...known].some((part) => part.endsWith(name)))).toEqual([]);
});

test('a part is asked for beside what it needs, and so does not wait for its styles; what every page has is not asked for', () => {
  const needed = [
    'assets/part-1.js',
    'assets/core-1.js',
    'assets/client-1.js',
    'assets/rolldown-runtime-1.js',
    'assets/cards-1.js',
  ];
  expect(toFetchAhead('assets/part-1.js', needed)).toEqual(['assets/part-1.js', 'assets/cards-1.js']);
});
