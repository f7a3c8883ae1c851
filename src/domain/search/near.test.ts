import { expect, test } from 'vitest';
import { search } from './search.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { createSearchIndex } from './search-index.ts';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'tool',
  href: '/',
  title,
  summary: '',
  ...more,
});

function find(entries: SearchEntry[], query: string, kind?: SearchKind) {
  const { hits, near, total } = search(createSearchIndex(entries), query, { limit: 50, kind });
  const titles = (some: typeof hits) => some.map(({ entry: { title } }) => title);
  return { hits: titles(hits), near: titles(near), total };
}

test('what has one of two equally telling words is a result while fewer than five have both, and near never then', () => {
  const both = ['Choir bread', 'Bread choir'].map((title) => entry(title));
  const one = [entry('Choir'), entry('Bread')];
  expect(find([...both, ...one], 'choir bread')).toMatchObject({ total: 4, near: [] });
  const more = ['The bread of a choir', 'A choir for bread', 'Bread, then choir'].map((title) => entry(title));
  expect(find([...both, ...one, ...more], 'choir bread')).toMatchObject({ total: 5, near: [] });
});

test('what is near says which word it has, and nothing of the one that it lacks', () => {
  const { near } = search(createSearchIndex([entry('Choir')]), 'bread candle lamp organ choir', { limit: 5 });
  expect(near.map(({ matches }) => matches)).toEqual([[{ how: 'same', field: 'title', typed: 'choir', found: 'choir' }]]);
});

test('at most five are near, and only of the kind that was asked for', () => {
  // An entry with one word of five has too little of the query for a result.
  const query = 'choir bread candle lamp organ';
  const near = Array.from({ length: 7 }, (_, at) => entry(`Choir ${at}`, { kind: at < 2 ? 'guide' : 'tool' }));
  const other = Array.from({ length: 7 }, (_, at) => entry(`Bread ${at}`));
  expect(find([...near, ...other], query)).toMatchObject({ total: 0, near: { length: 5 } });
  expect(find([...near, ...other], query, 'guide').near).toEqual(['Choir 0', 'Choir 1']);
});

test('where nothing else is found, names one mistake further off are near: titles before other names, the closest first', () => {
  const entries = [entry('Whisper'), entry('Lamp', { aliases: ['Whisper'] }), entry('Whimper'), entry('Desk')];
  expect(find(entries, 'wispehr')).toEqual({ hits: [], total: 0, near: ['Whisper', 'Lamp'] });
  expect(find(entries, 'wispehr', 'guide').near).toEqual([]);
  expect(find([...entries, entry('Whispehr Pro', { kind: 'guide' })], 'xy').near).toEqual([]);
});

test('a name is guessed as near one mistake beyond what is believed, and not two', () => {
  expect(find([entry('Canva')], 'cxxva').near).toEqual(['Canva']);
  expect(find([entry('Canva')], 'cxxxa').near).toEqual([]);
  expect(find([entry('Veo')], 'vxo').near).toEqual([]);
});

test('a misspelt name of two words stands before what has one of them', () => {
  const entries = [entry('Planing'), entry('Planning Center', { summary: 'Plans.' }), entry('Center')];
  expect(find(entries, 'planing centre').hits[0]).toBe('Planning Center');
});

test('a name that is misspelt as a whole stands before one that has it among other words', () => {
  const entries = [entry('A Grammarly guide'), entry('Grammarly'), entry('About', { aliases: ['Grammarly'] })];
  expect(find(entries, 'grammerly').hits).toEqual(['Grammarly', 'A Grammarly guide', 'About']);
});

test('two words are found as one in a category too', () => {
  expect(find([entry('Lamp', { categories: ['Hootsuite'] })], 'hoot suite').hits).toEqual(['Lamp']);
  // A summary matches only by the first word, and lacks the second.
  const [hit] = search(createSearchIndex([entry('Lamp', { summary: 'Hootsuite' })]), 'hoot suite', { limit: 1 }).hits;
  expect(hit?.lacks).toEqual(['suite']);
});

test('a whole name without its spaces stands before a longer one; another name behind a title', () => {
  const entries = [entry('ProPresenter Remote'), entry('Pro Presenter'), entry('Lamp', { aliases: ['Pro Presenter'] })];
  expect(find(entries, 'propresenter').hits.slice(0, 1)).toEqual(['Pro Presenter']);
  expect(find([entry('Lamp', { aliases: ['Bing Chat'] }), entry('Bing'), entry('Chat')], 'bingchat').hits).toEqual(['Lamp']);
});

test('of a kind the counts go on, and an offset passes over the best', () => {
  const index = createSearchIndex(['Choir', 'Choirs', 'Choir plan'].map((title) => entry(title)));
  const titles = (offset: number, limit: number) =>
    search(index, 'choir', { limit, offset }).hits.map(({ entry: { title } }) => title);
  expect(titles(0, 3)).toEqual(['Choir', ...titles(1, 2)]);
  expect(titles(1, 1)).toEqual(titles(1, 2).slice(0, 1));
  expect(titles(3, 3)).toEqual([]);
});
