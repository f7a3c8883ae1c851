import { expect, test } from 'vitest';
import { explain } from './explain.ts';
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

const why = (entry: Partial<SearchEntry>, query: string, rows?: readonly SynonymRow[]) => explain(first(entry, query, rows));

test('what was found for another word is told with what was typed', () => {
  expect(why({ title: 'Sermon aid' }, 'message', [{ typed: ['message'], finds: ['sermon'] }])).toBe(
    'matches “sermon” (you typed “message”)',
  );
});

test('a reason shows whole words, although words are compared in the singular', () => {
  const rows = [
    { typed: ['advent'], finds: ['christmas'] },
    { typed: ['camp'], finds: ['crisis line', 'mosses'] },
  ];
  expect(why({ title: 'A Christmas letter' }, 'advent', rows)).toBe('matches “christmas” (you typed “advent”)');
  expect(why({ title: 'Mosses' }, 'camp', rows)).toBe('matches “mosses” (you typed “camp”)');
});

test('what was found for another word is not told where either was typed and stands there', () => {
  const rows = [{ typed: ['message'], finds: ['sermon'] }];
  expect(why({ title: 'Sermon aid' }, 'message sermon', rows)).toBeUndefined();
  expect(
    why({ title: 'Sermon aid', summary: 'For the message on Sunday.', aliases: ['sermon'] }, 'message', rows),
  ).toBeUndefined();
});

test.each([
  [{ title: 'WhisPer' }, 'whispr', 'matches “WhisPer” (you typed “whispr”)'],
  [{ title: 'Lamp', maker: 'OpenAI' }, 'opanai', 'matches “OpenAI” (you typed “opanai”)'],
  // A word outside of names is shown as it is compared.
  [{ title: 'Lamp', summary: 'By OpenAI.' }, 'opanai', 'matches “openai” (you typed “opanai”)'],
])('a misspelt name is told as its owner writes it: %o', (entry, query, reason) => {
  expect(why(entry, query)).toBe(reason);
});

test('at most two such words are told, each once', () => {
  const entry = { title: 'Whisper Presents Midjourney' };
  expect(why(entry, 'whispr whispr')).toBe('matches “Whisper” (you typed “whispr”)');
  expect(why(entry, 'whispr midjurney')).toBe('matches “Whisper” (you typed “whispr”) and “Midjourney” (you typed “midjurney”)');
  expect(why(entry, 'whispr midjurney presants')).toBe(
    'matches “Whisper” (you typed “whispr”) and “Midjourney” (you typed “midjurney”)',
  );
});

test('the plural of what was typed is no other word', () => {
  expect(why({ title: 'Lamp', details: ['Homilies'] }, 'homily')).toBe('matches “homilies” in its features');
  expect(why({ title: 'Lamp', aliases: ['homilies'] }, 'homily')).toBe('matches its keyword “homilies”');
});

test('a question that people ask, and a word somewhere in a text or among headings, are no reason that helps', () => {
  expect(why({ asked: ['who reads the xylophone aloud'] }, 'xylophone')).toBeUndefined();
  expect(why({ kind: 'guide', text: 'All this noise.' }, 'noise')).toBeUndefined();
  expect(why({ kind: 'guide', details: ['Noise'] }, 'noise')).toBeUndefined();
});

test('which kind of thing was asked for is no reason, and neither is a word that says nothing', () => {
  expect(why({ title: 'Lamp', summary: 'It shines.', details: ['Noise'] }, 'noise app')).toBe('matches “noise” in its features');
  expect(why({ title: 'Lamp', maker: 'May' }, 'may')).toBeUndefined();
});

test('what a word means is told where it is true', () => {
  expect(why({ traits: ['local'] }, 'whisper offline')).toBe('can run on your own computer');
});

test('what stands in the title or the summary is not told again', () => {
  expect(why({}, 'whisper')).toBeUndefined();
  expect(why({}, 'work')).toBeUndefined();
});

test('what is there by its name alone needs no reason', () => {
  expect(explain({ ...first({}, 'whisper'), matches: [] })).toBeUndefined();
});

test.each([
  [{ aliases: ['bing chat', 'office ai'] }, 'office', 'matches its keyword “office ai”'],
  // A keyword that is the whole query precedes one that only contains the word.
  [{ aliases: ['office ai', 'office'] }, 'office', 'matches its keyword “office”'],
  [{ maker: 'OpenAI' }, 'openai', 'made by OpenAI'],
  [{ categories: ['Worship', 'Bible Study'] }, 'study', 'in the category Bible Study'],
  [{ details: ['Noise removal'] }, 'noise', 'matches “noise” in its features'],
  [{ kind: 'workflow' as const, details: ['Cut the noise.'] }, 'noise', 'matches “noise” in its steps'],
])('the place is told: %o', (entry, query, reason) => {
  expect(why(entry, query)).toBe(reason);
});
