import { expect, test } from 'vitest';
import { normalQuery, parseSiteSearch } from './site-search-state.ts';

test('a query has one form: without needless spaces, and cut at 200 characters', () => {
  expect(normalQuery('  sermon \n notes ')).toBe('sermon notes');
  expect(normalQuery('x'.repeat(201))).toHaveLength(200);
});

test('words=only asks for the words alone, and anything else does not', () => {
  expect(parseSiteSearch({ q: 'a or b', words: 'only' }).words).toBe('only');
  expect(parseSiteSearch({ q: 'a or b', words: 'yes' }).words).toBeUndefined();
  expect(parseSiteSearch({ words: 'only' }).words).toBeUndefined();
});

test('an address of a search is read as it stands', () => {
  expect(parseSiteSearch({ q: ' a  b ', kind: 'tool', page: '2' })).toEqual({ q: 'a b', kind: 'tool', page: 2 });
});

test.each([[{}], [{ q: '  ' }], [{ kind: 'tool', page: '2' }], [{ q: ['a'], kind: 'tool' }], [{ q: 5 }]])(
  '%o asks for nothing, and names every key',
  (raw) => {
    expect(parseSiteSearch(raw)).toEqual({});
    expect(Object.keys(parseSiteSearch(raw)).sort()).toEqual(['kind', 'page', 'q', 'words']);
  },
);

test.each(['0', '1', '-1', '1.5', 'x', '51'])('page %s is no page of results', (page) => {
  expect(parseSiteSearch({ q: 'a', page }).page).toBeUndefined();
});
