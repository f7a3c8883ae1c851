import { expect, test } from 'vitest';
import { resultsPerPage } from '../search/site-search-state.ts';
import { pageOf } from './list-page.ts';
import {
  creativePerPage,
  hubToolsPerPage,
  hubWorkflowsPerPage,
  parseCreativeSearch,
  parseResourcesSearch,
  parseToolSearch,
  parseWorkflowSearch,
  toolsPerPage,
  workflowsPerPage,
} from './list-search.ts';
import { traitNames } from './trait-names.ts';

// Sizes of pages depend on these numbers (docs/product.md).
test('a page shows 144 tools, 72 workflows or 24 creative ones, of a hub 24 of each, and 20 results of a search', () => {
  expect([toolsPerPage, workflowsPerPage, creativePerPage]).toEqual([144, 72, 24]);
  expect([hubToolsPerPage, hubWorkflowsPerPage, resultsPerPage]).toEqual([24, 24, 20]);
});

test('an address that says all is read as it stands', () => {
  expect(parseToolSearch({ q: 'bible', category: 'Bible Study', pricing: 'Free', page: '2' })).toEqual({
    q: 'bible',
    category: 'Bible Study',
    pricing: 'Free',
    page: 2,
  });
  expect(parseWorkflowSearch({ q: 'song', category: 'Worship', difficulty: 'Beginner Friendly', page: '3' })).toEqual({
    q: 'song',
    category: 'Worship',
    difficulty: 'Beginner Friendly',
    page: 3,
  });
});

test.each([
  ['nothing', {}],
  ['empty texts', { q: '', category: '', pricing: '', difficulty: '', page: '' }],
  ['space', { q: '  ', category: ' ', page: ' ' }],
  ["'all'", { category: 'all', pricing: 'all', difficulty: 'all' }],
  ['unknown names', { colour: 'red', sort: 'price', constructor: 'x' }],
  ['choices in another case', { pricing: 'free', difficulty: 'intermediate' }],
  ['choices of elsewhere', { pricing: 'Enterprise', difficulty: 'Beginner' }],
  ['lists', { q: ['a'], category: ['LLMs'], pricing: ['Free'], difficulty: ['Advanced'], page: ['2', '3'] }],
  ['objects', { q: {}, category: {}, pricing: {}, difficulty: {}, page: {} }],
  ['numbers and flags', { q: 5, category: true, pricing: 1, difficulty: 0, page: true }],
  ['null', { q: null, category: null, pricing: null, difficulty: null, page: null }],
])('an address that says %s says nothing', (_, raw) => {
  // Missing keys are undefined, which toEqual ignores.
  expect(parseToolSearch(raw)).toEqual({});
  expect(parseWorkflowSearch(raw)).toEqual({});
});

test.each([
  ['0', undefined],
  ['1', undefined],
  ['2', 2],
  [2, 2],
  ['1000', 1000],
  ['1001', undefined],
  ['-2', undefined],
  ['2.5', undefined],
  ['two', undefined],
  ['Infinity', undefined],
  ['NaN', undefined],
])('page %j is read as %s', (page, read) => {
  expect(parseToolSearch({ page }).page).toBe(read);
  expect(parseWorkflowSearch({ page }).page).toBe(read);
});

test('a text is cut at 200 characters and a category at 60', () => {
  expect(parseToolSearch({ q: 'x'.repeat(200) }).q).toHaveLength(200);
  expect(parseToolSearch({ q: 'x'.repeat(201) }).q).toHaveLength(200);
  expect(parseToolSearch({ category: 'x'.repeat(61) }).category).toHaveLength(60);
});

test("a search for 'all' is a search, not the absence of one", () => {
  expect(parseToolSearch({ q: 'all' })).toEqual({ q: 'all' });
});

test('the tool list knows no difficulty and the workflow list no pricing', () => {
  expect(parseToolSearch({ difficulty: 'Advanced' })).toEqual({});
  expect(parseWorkflowSearch({ pricing: 'Free' })).toEqual({});
});

test.each([
  [{}, {}],
  [{ view: 'tools', q: 'a', pricing: 'Free', page: '2' }, {}],
  [{ category: 'all', view: 'tools' }, {}],
  [{ category: 'LLMs' }, { category: 'LLMs', view: 'tools' }],
  [
    { category: 'LLMs', view: 'workflows' },
    { category: 'LLMs', view: 'workflows' },
  ],
  [
    { category: 'LLMs', view: 'guide' },
    { category: 'LLMs', view: 'tools' },
  ],
  [
    { category: 'LLMs', q: 'a', pricing: 'Paid', page: '2' },
    { category: 'LLMs', view: 'tools', q: 'a', pricing: 'Paid', page: 2 },
  ],
  [
    { category: 'LLMs', q: ' ', pricing: 'paid' },
    { category: 'LLMs', view: 'tools' },
  ],
])('the address of the resources %j is read as %j', (raw, search) => {
  expect(parseResourcesSearch(raw)).toEqual(search);
});

test.each([
  [{}, {}],
  [
    { category: 'Print Materials', q: 'Advanced' },
    { category: 'Print Materials', q: 'Advanced' },
  ],
  [{ category: 'all' }, {}],
  [{ category: 'LLMs', q: '' }, {}],
  [{ q: ['a'], page: '2' }, { page: 2 }],
  [{ page: '1' }, {}],
])('the address of the creative workflows %j is read as %j', (raw, search) => {
  expect(parseCreativeSearch(raw)).toEqual(search);
});

test('every key is named also where it is not set, or the router would let its raw value through', () => {
  const keysOf = (search: object) => Object.keys(search).sort();
  const inEveryList = ['category', 'language', 'look', 'page', 'pricing', 'q', 'sort'];
  expect(keysOf(parseToolSearch({ pricing: 'free' }))).toEqual([...inEveryList, ...traitNames].sort());
  expect(keysOf(parseWorkflowSearch({}))).toEqual(['category', 'difficulty', 'page', 'q', 'sort']);
  expect(keysOf(parseResourcesSearch({ view: 'tools' }))).toEqual(['category', 'page', 'pricing', 'q', 'sort', 'view']);
  expect(keysOf(parseResourcesSearch({ category: 'LLMs' }))).toEqual(['category', 'page', 'pricing', 'q', 'sort', 'view']);
  expect(keysOf(parseCreativeSearch({}))).toEqual(['category', 'page', 'q', 'sort']);
});

test('an order is read where the list has it', () => {
  expect(parseToolSearch({ sort: 'impact' }).sort).toBe('impact');
  expect(parseToolSearch({ sort: 'difficulty' }).sort).toBeUndefined();
  expect(parseWorkflowSearch({ sort: 'difficulty' }).sort).toBe('difficulty');
  expect(parseWorkflowSearch({ sort: 'impact' }).sort).toBeUndefined();
  expect(parseCreativeSearch({ sort: 'verified' }).sort).toBe('verified');
  expect(parseResourcesSearch({ category: 'LLMs', sort: 'impact' }).sort).toBe('impact');
  expect(parseResourcesSearch({ category: 'LLMs', view: 'workflows', sort: 'impact' }).sort).toBeUndefined();
});

const letters = ['a', 'b', 'c', 'd', 'e'];

test.each([
  [undefined, ['a', 'b'], 1],
  [1, ['a', 'b'], 1],
  [2, ['c', 'd'], 2],
  [3, ['e'], 3],
  [4, ['e'], 3],
  [1000, ['e'], 3],
  [0, ['a', 'b'], 1],
  [-1, ['a', 'b'], 1],
])('page %s of five records by two holds %j and is page %i of 3', (requestedPage, records, page) => {
  expect(pageOf(letters, requestedPage, 2)).toEqual({ records, page, pageCount: 3 });
});

test.each([
  [[], 1],
  [['a'], 1],
  [['a', 'b'], 1],
  [['a', 'b', 'c'], 2],
])('the records %j by two make %i pages', (records, pageCount) => {
  expect(pageOf(records, undefined, 2).pageCount).toBe(pageCount);
});

test('an empty list has one page, the first, without records', () => {
  expect(pageOf([], 7, 120)).toEqual({ records: [], page: 1, pageCount: 1 });
});
