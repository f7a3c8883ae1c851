import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';
import { search } from './search.ts';
import type { SearchEntry } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';
import type { SynonymRow } from './synonyms.ts';
import { createSynonyms } from './synonyms.ts';

/** Finds the best result for a query. */
function first(entry: Partial<SearchEntry>, query: string, rows: readonly SynonymRow[] = []) {
  const index = createSearchIndex(
    [{ kind: 'tool', href: '/', title: 'Whisper', summary: 'It does its work.', ...entry }],
    createSynonyms(rows),
  );
  const [hit] = search(index, query, { limit: 1 }).hits;
  if (!hit) throw new Error(`Nothing is found for ${query}.`);
  return hit;
}

const mark = (text: string, query: string, rows?: readonly SynonymRow[]) =>
  marksOf(text, first({ title: text }, query, rows).matches).map(([start, end]) => text.slice(start, end));

test.each([
  ['Sermon for sermons', 'sermon', ['Sermon', 'sermons']],
  ['My sermons', 'sermon', ['sermons']],
  ['Lighthouse', 'light', ['Light']],
  ['My Lighthouse', 'light', ['Light']],
  ['My Relighting', 'light', ['light']],
  ['Bread and choir', 'choir bread', ['Bread', 'choir']],
  ['Meet Whisper', 'whispr', ['Whisper']],
])('of %j the marks for %s are %j', (text, query, marks) => {
  expect(mark(text, query)).toEqual(marks);
});

test('two letters are marked at the beginning of a word, and not within', () => {
  expect(mark('Se rose', 'se')).toEqual(['Se']);
  expect(mark('Serve', 'se')).toEqual(['Se']);
});

test('a word in the text that is longer than the one that matched is marked as far as it was typed', () => {
  const { matches } = first({ title: 'Light' }, 'light');
  expect(marksOf('A lighthouse', matches)).toEqual([[2, 7]]);
});

test('a synonym is marked where it stands, also one of several words', () => {
  expect(mark('The homily', 'sermon', [{ same: ['sermon', 'homily'] }])).toEqual(['homily']);
  expect(mark('For small groups', 'cell', [{ same: ['cell', 'small group'] }])).toEqual(['small', 'groups']);
});

test('a short word that is found as a word marks no part of another', () => {
  expect(mark('A list for listeners', 'list')).toEqual(['list']);
  expect(mark('For listeners', 'list')).toEqual(['list']);
});

test('a mark keeps the letters as they are written', () => {
  expect(mark('Café «Élan»', 'elan')).toEqual(['Élan']);
});

test('where the written word has another length than the compared one, the whole word is marked', () => {
  expect(mark('My children’sbread', 'childrens')).toEqual(['children’sbread']);
});
