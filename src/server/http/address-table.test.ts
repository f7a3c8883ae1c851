import { expect, test } from 'vitest';
import { buildCatalogue } from '#tests/builders.ts';
import { buildClock } from '#tests/clock.ts';
import { declaredRows } from '#tests/table-rows.ts';
import { CurrentCatalogue } from '../catalogue/current-catalogue.ts';
import { createLog } from '../log.ts';
import type { AddressRow } from '../requests/address-row.ts';
import { SiteSearch } from '../search/site-search.ts';
import { addressRows } from './address-rows.ts';
import { AddressTable } from './address-table.ts';

const publicUrl = 'https://hub.example';
const catalogue = buildCatalogue();
const rows = addressRows({
  catalogue: new CurrentCatalogue(catalogue, async () => catalogue),
  publicUrl,
  log: createLog('silent'),
  renderDocument: () => undefined,
  clock: buildClock(),
  search: new SiteSearch(() => [], []),
  questions: { list: [], at: () => undefined, votesFor: () => 0 },
  notReadyBecause: async () => undefined,
});
const table = new AddressTable(rows);
const keyOf = (address: string) => {
  const match = table.find('GET', address);
  return match?.row && match.key;
};

test.each(['/api/search?q=sermon+notes&kind=tool', '/api/search?kind=tool&q=%20Sermon%20%20NOTES&colour=red'])(
  'every spelling of a search has one answer: %s',
  (address) => {
    expect(keyOf(address)).toEqual({ key: '/api/search?kind=tool&q=sermon+notes', isStored: false });
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
  ['/api/facts.csv?x=1', true],
  ['/terms-changes.atom', true],
  ['/terms-changes.json?tool=lamp', false],
  ['/terms-changes.ics?tool=lamp', false],
  ['/all-tools.atom', true],
  ['/all-tools.atom?page=2&sort=name&colour=red', true],
  ['/all-tools.atom?q=lamp', false],
  ['/your-church/policy.docx?v=1', false],
])('only what the catalogue decides has a place in memory: %s, %s', (address, isStored) => {
  expect(keyOf(address)?.isStored).toBe(isStored);
});

test.each(['/api/facts.csv', '/terms-changes.atom', '/all-tools.atom', '/sitemap.xml'])(
  'parameters that mean nothing make no other answer: %s',
  (address) => {
    expect(keyOf(`${address}?x=1&y=2`)).toEqual(keyOf(address));
  },
);

const row = (method: AddressRow['method'], path: string): AddressRow => ({
  method,
  path,
  cache: 'none',
  work: 'making',
  answer: () => new Response(),
});

test('a path is found with the row of its method, HEAD with that of GET, and else with the methods that it takes', () => {
  const [read, write] = [row('GET', '/api/lamps/:slug'), row('POST', '/api/lamps/:slug')];
  const lamps = new AddressTable([read, write]);
  expect(lamps.find('GET', '/api/lamps/a')?.row).toBe(read);
  expect(lamps.find('HEAD', '/api/lamps/a?x=1')?.row).toBe(read);
  expect(lamps.find('POST', '/api/lamps/a')?.row).toBe(write);
  expect(lamps.find('DELETE', '/api/lamps/a')).toEqual({ methods: ['GET', 'HEAD', 'POST'] });
  expect(lamps.find('GET', '/api/lamps')).toBeUndefined();
});

test('of two rows with one path the first answers', () => {
  const [first, second] = [row('GET', '/api/lamps/all'), row('GET', '/api/lamps/:slug')];
  expect(new AddressTable([first, second]).find('GET', '/api/lamps/all')?.row).toBe(first);
});

test('every row of the API is described, but for those of staff', () => {
  const isOfStaff = ({ method, path }: AddressRow) =>
    /^\/api\/(staff|auth)\//.test(path) || (method === 'GET' && /^\/api\/(submissions|contacts)$/.test(path));
  const ofApi = declaredRows().filter(({ path }) => path.startsWith('/api/'));
  expect(ofApi.filter(isOfStaff).length).toBeGreaterThan(100);
  expect(ofApi.filter((row) => isOfStaff(row) === (row.about !== undefined)).map(({ path }) => path)).toEqual([]);
});
