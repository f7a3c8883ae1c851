import { expect, test } from 'vitest';
import { buildSnapshot } from '#tests/builders.ts';
import { cachedReads } from './cacheable-reads.ts';

const keyOf = cachedReads({ snapshot: buildSnapshot() });

test.each(['/api/search?q=sermon+notes&kind=tool', '/api/search?kind=tool&q=%20Sermon%20%20NOTES&colour=red'])(
  'every spelling of a search has one answer: %s',
  (address) => {
    expect(keyOf(address)).toEqual({ key: '/api/search?kind=tool&q=sermon+notes', route: '/api/search', isStored: false });
  },
);

test('a search for nothing is the search without a question', () => {
  expect(keyOf('/api/search?q=+')?.key).toBe('/api/search');
});

test.each([`/api/search?q=${'x'.repeat(201)}`, '/api/search?q=a&limit=', '/api/search?kind=nothing', '/api/search/more'])(
  'what cannot be read is not cached: %s',
  (address) => {
    expect(keyOf(address)).toBeUndefined();
  },
);

test.each([
  ['/api/tools', true],
  ['/api/tools?view=page', true],
  ['/api/tools?colour=red&view=page', true],
  ['/api/tools?hub=llm-hub&view=card', true],
  ['/api/tools?hub=invented-hub&view=card', false],
  ['/api/tools?view=page&page=2', false],
  ['/api/tools?limit=5', false],
  ['/api/tools?category=LLMs', false],
  ['/api/tools/lamp', true],
  ['/api/categories?view=counts', true],
  ['/api/documents/guide', true],
  ['/api/documents/guide?sort=x', false],
  ['/sitemap.xml?x=1', true],
])('only what the catalogue decides has a place in memory: %s, %s', (address, isStored) => {
  expect(keyOf(address)?.isStored).toBe(isStored);
});
