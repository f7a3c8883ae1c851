import { expect, test } from 'vitest';
import type { SearchEntry } from './search-entry.ts';
import { createSearchIndex, fieldSlots, saysPhrase } from './search-index.ts';

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'tool',
  href: '/',
  title,
  summary: '',
  ...more,
});

const titlesIn = (entries: readonly SearchEntry[]) => createSearchIndex(entries).entries.map(({ title }) => title);

/** Lists the entries and fields that contain a word, as 'number.field'. */
function placesOf(entries: readonly SearchEntry[], word: string): string[] {
  const { words, byWord } = createSearchIndex(entries);
  const { postings = [] } = words[byWord.get(word) as number] ?? {};
  return postings.map((posting) => `${Math.floor(posting / fieldSlots)}.${posting % fieldSlots}`);
}

test('entries stand by kind and then by title, numbers by their size, whatever the case and accents', () => {
  const entries = [
    entry('Tool 10'),
    entry('Guide', { kind: 'guide' }),
    entry('tool 2'),
    entry('Ähre'),
    entry('Zelt', { kind: 'workflow' }),
  ];
  expect(titlesIn(entries)).toEqual(['Ähre', 'tool 2', 'Tool 10', 'Zelt', 'Guide']);
});

test('words stand in the order of the alphabet, each once, and are found by singular and root', () => {
  const { words, byWord, bySingular, byRoot } = createSearchIndex([entry('Zeal for sermons'), entry('A sermon, a Sermon')]);
  expect(words.map(({ word }) => word)).toEqual(['a', 'for', 'sermon', 'sermons', 'zeal']);
  expect([...byWord]).toEqual([
    ['a', 0],
    ['for', 1],
    ['sermon', 2],
    ['sermons', 3],
    ['zeal', 4],
  ]);
  expect(bySingular.get('sermon')).toEqual([2, 3]);
  expect(byRoot.get('sermon')).toEqual([2, 3]);
});

test('each field of an entry has a place of its own, and a word stands there once', () => {
  const full = entry('oak oak', {
    aliases: ['oak', 'oak'],
    maker: 'oak',
    categories: ['oak'],
    asked: ['oak', 'who cut the oak'],
    summary: 'Oak.',
    details: ['oak', 'elm'],
    text: 'oak elm',
  });
  expect(placesOf([full], 'oak')).toEqual(['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7']);
  expect(placesOf([entry('Ash'), full], 'elm')).toEqual(['1.6', '1.7']);
});

test('what stands in a name, another name, a maker or a category is a word of names; the rest is not', () => {
  const { words } = createSearchIndex([
    entry('a', { aliases: ['b'], maker: 'c', categories: ['d'], summary: 'e', details: ['f'], text: 'g a' }),
  ]);
  expect(words.filter(({ isInNames }) => isInNames).map(({ word }) => word)).toEqual(['a', 'b', 'c', 'd']);
});

test('a name is found without its spaces: titles and other names, and nothing else', () => {
  const { byName } = createSearchIndex([
    entry('Pro Presenter', { aliases: ['Pro 7'], maker: 'Renewed Vision', summary: 'Words' }),
  ]);
  expect([...byName]).toEqual([
    ['propresenter', [{ entry: 0, isTitle: true }]],
    ['pro7', [{ entry: 0, isTitle: false }]],
  ]);
});

test('what contains a text is looked up in title, summary and categories, and names in titles and other names', () => {
  const { plain, names } = createSearchIndex([
    entry('Ash', { aliases: ['Tree'], maker: 'Maker', categories: ['One', 'Two'], summary: 'Sum.', text: 'Text' }),
  ]);
  expect(plain).toEqual(['ash\0sum.\0one\0two']);
  expect(names).toEqual(['ash\0tree']);
});

test('a phrase is said where its words stand side by side in one text', () => {
  const index = createSearchIndex([entry('Ash', { details: ['home for small groups', 'group'], text: 'small home' })]);
  const number = (word: string) => index.byWord.get(word) as number;
  const says = (slot: number, ...phrase: string[][]) =>
    saysPhrase(
      index,
      slot,
      phrase.map((place) => place.map(number)),
    );
  expect(says(6, ['small'], ['group', 'groups'])).toBe(true);
  expect(says(6, ['groups'], ['group'])).toBe(false);
  expect(says(6, ['home'], ['small'])).toBe(false);
  expect(says(6, ['home'], ['for'], ['small'], ['groups'])).toBe(true);
  // Phrases match at the very end of a field, and not across texts.
  expect(says(7, ['small'], ['home'])).toBe(true);
  expect(says(6, ['group'], ['small'])).toBe(false);
});

test('an index that knows the one before it is the same as one made from nothing', () => {
  const stays = entry('Otter for sermons', { text: 'Records sermons.', asked: ['who records'] });
  const former = createSearchIndex([stays, entry('Gone')]);
  const now = [stays, entry('New for Sunday')];
  expect(createSearchIndex(now, undefined, former)).toEqual(createSearchIndex(now));
});
