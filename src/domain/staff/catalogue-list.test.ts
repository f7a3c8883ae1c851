import { expect, test } from 'vitest';
import type { ListedEntry, ListWishes } from './catalogue-list.ts';
import { listEntries } from './catalogue-list.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

const entry = (slug: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  slug,
  name: slug,
  categories: ['LLMs'],
  status: 'active',
  verifiedAt: '2026-11-01',
  editedAt: null,
  alsoFoundBy: [],
  facts: 3,
  openQuestions: 0,
  ...more,
});

const findSlugs = (entries: ListedEntry[], wishes: Partial<ListWishes>) =>
  listEntries(entries, { q: '', ...wishes }, now).map(({ slug }) => slug);

test('an entry is found by name, slug, maker, alias and address, whatever the case, and by all of several words', () => {
  const entries = [entry('chatgpt', { name: 'ChatGPT', alsoFoundBy: ['OpenAI', 'GPT', 'https://chatgpt.com'] }), entry('lamp')];
  for (const q of ['chatg', 'OPENAI', 'gpt', 'chatgpt.com', 'openai chat', ' llms  gpt '])
    expect(findSlugs(entries, { q })).toEqual(['chatgpt']);
  expect(findSlugs(entries, { q: 'openai lamp' })).toEqual([]);
});

test('status, category, age and what is missing narrow the list down together', () => {
  const entries = [
    entry('a', { categories: ['Image', 'Video'] }),
    entry('b', { status: 'hidden', facts: 0 }),
    entry('c', { openQuestions: 2, facts: null }),
  ];
  expect(findSlugs(entries, { category: 'Video' })).toEqual(['a']);
  expect(findSlugs(entries, { status: 'hidden' })).toEqual(['b']);
  expect(findSlugs(entries, { missing: 'facts' })).toEqual(['b']);
  expect(findSlugs(entries, { missing: 'answers' })).toEqual(['c']);
  expect(findSlugs(entries, { missing: 'facts', category: 'Video' })).toEqual([]);
});

test('an age of 90 days means checked on that day or earlier; a month counts as its last day', () => {
  const entries = [
    entry('on the day', { verifiedAt: '2026-08-24' }),
    entry('a day later', { verifiedAt: '2026-08-25' }),
    entry('that month', { verifiedAt: '2026-08' }),
    entry('the month before', { verifiedAt: '2026-07' }),
  ];
  expect(findSlugs(entries, { age: '90' })).toEqual(['on the day', 'the month before']);
});

test('names are sorted whatever their case; the oldest checking and the latest edit come first', () => {
  const entries = [
    entry('zeta', { verifiedAt: '2026-01', editedAt: '2026-11-02T00:00:00.000Z' }),
    entry('Beta', { verifiedAt: '2026-03' }),
    entry('alpha', { verifiedAt: '2026-02', editedAt: '2026-11-03T00:00:00.000Z', status: 'hidden', categories: ['Image'] }),
  ];
  expect(findSlugs(entries, { sort: 'name' })).toEqual(['alpha', 'Beta', 'zeta']);
  expect(findSlugs(entries, { sort: 'checked' })).toEqual(['zeta', 'alpha', 'Beta']);
  expect(findSlugs(entries, { sort: 'edited' })).toEqual(['alpha', 'zeta', 'Beta']);
  expect(findSlugs(entries, { sort: 'category' })).toEqual(['alpha', 'Beta', 'zeta']);
  expect(findSlugs(entries, { sort: 'status' })).toEqual(['Beta', 'zeta', 'alpha']);
  expect(findSlugs(entries, {})).toEqual(['zeta', 'Beta', 'alpha']);
});
