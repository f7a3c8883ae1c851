import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}/tests/README.md`, 'utf8');
const sections = text.split(/^### /m).slice(1);
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (.+) \| `(\S+\.(?:test|spec)\.ts)` \| `(.+)` \|$/gm)].map(([, rule = '', file = '', title = '']) => ({
    rule,
    file,
    title,
  }));

test('the rules of four sections of the specification have their tests', () => {
  expect(sections.map((section) => section.split('.')[0])).toEqual(['4', '5', '8', '9']);
  for (const section of sections) {
    const lines = section.split('\n').filter((line) => line.startsWith('|')).length;
    expect(rowsOf(section), 'every line below the head is read').toHaveLength(lines - 2);
    expect(rowsOf(section).length).toBeGreaterThan(15);
  }
});

test('every test that the table names is there', () => {
  const sourceOf = (file: string) => (existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : '');
  const missing = sections.flatMap(rowsOf).filter(({ file, title }) => !hasTest(sourceOf(file), title));
  expect(missing).toEqual([]);
});

/** Whether a test has this title, or one that begins with it where the title holds a quotation mark of its own. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}
