import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));

/** Places where a pattern matches, each with its file. */
const placesOf = (files: ReturnType<typeof read>, pattern: RegExp) =>
  files.flatMap(({ path, code }) => [...code.matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`));

const sources = ['src', 'scripts', 'tests'].flatMap((folder) => read(`${folder}/**/*.{ts,tsx,mjs}`));

// Participles that our names had. The past forms of 'read', 'cut' and 'put' are verbs as well, and fit a function.
const participles = `
  added allowed answered asked begun built changed checked chosen closed counted described done drawn expected failed found gathered
  given grouped held joined judged kept known listed lost made marked meant named needed offered opened picked refused removed said saved
  seen sent served shown spoken stored taken told typed understood wanted written
`;

test('a value is named by a noun and a function by a verb, neither by a participle alone (CONTRIBUTING.md)', () => {
  const declaration = new RegExp(`\\b(?:const|let|function) (?:${participles.trim().replaceAll(/\s+/g, '|')})\\b`, 'g');
  expect(placesOf(sources, declaration)).toEqual([]);
});

test('a comment begins with a noun or a verb, not with a clause (CONTRIBUTING.md)', () => {
  const clause = /^ *(?:\/\*\*|\/\/) (?:Whether|How|What|Which|Whose|Who|Where|When|That) .*$/gm;
  expect(placesOf(sources, clause)).toEqual([]);
});
