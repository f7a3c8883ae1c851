import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesOf } from '../../scripts/test/titles.ts';

const text = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
const sections = text.split(/^### /m).slice(1);

test('the rules of four sections of the specification have their tests', () => {
  expect(sections.map((section) => section.split('.')[0])).toEqual(['4', '5', '8', '9']);
  for (const section of sections) {
    const lines = section.split('\n').filter((line) => line.startsWith('|')).length;
    expect(rulesOf(section), 'every line below the head is read').toHaveLength(lines - 2);
    expect(rulesOf(section).length).toBeGreaterThan(15);
  }
});
