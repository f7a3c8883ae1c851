import { expect, test } from 'vitest';
import { keptRead } from './kept-reads.ts';

test.each(['/api/search?q=sermon+notes&kind=tool', '/api/search?kind=tool&q=%20Sermon%20%20NOTES&colour=red'])(
  'every spelling of a search has one answer: %s',
  (address) => {
    expect(keptRead(address)).toEqual({ key: '/api/search?kind=tool&q=sermon+notes', route: '/api/search' });
  },
);

test('a search for nothing is the search without a question', () => {
  expect(keptRead('/api/search?q=+')?.key).toBe('/api/search');
});

test.each([`/api/search?q=${'x'.repeat(201)}`, '/api/search?q=a&limit=', '/api/search?kind=nothing', '/api/search/more'])(
  'what cannot be read is not kept: %s',
  (address) => {
    expect(keptRead(address)).toBeUndefined();
  },
);
