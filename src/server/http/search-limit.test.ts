import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';
import { SearchLimit } from './search-limit.ts';

const hub = await buildHub({});
afterAll(() => hub[Symbol.asyncDispose]());

test('a client searches three hundred times in a minute, and again in the next one', () => {
  const limit = new SearchLimit();
  const search = (client: string, now: number) => limit.count('/search?q=sermon', client, now);
  for (let count = 0; count < 300; count++) search('a', 1_000);
  expect(() => search('a', 1_000)).toThrow(expect.objectContaining({ status: 429, headers: { 'Retry-After': '60' } }));
  expect(() => search('b', 1_000)).not.toThrow();
  expect(() => search('a', 61_000)).not.toThrow();
});

test('pages that need no search are never counted', () => {
  const limit = new SearchLimit();
  for (let count = 0; count < 400; count++)
    for (const address of ['/', '/all-tools?q=sermon', '/search', '/api/tools?q=a']) limit.count(address, 'a', 0);
});

test('the server tells a client that searches without end to wait, and answers everything else', async () => {
  const ask = (address: string) => fetch(`${hub.address}${address}`);
  const statuses = new Set<number>();
  for (let count = 0; count < 300; count++) statuses.add((await ask(`/api/search?q=word${count}`)).status);
  expect([...statuses]).toEqual([200]);
  const refused = await ask('/api/search?q=one+more');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toContain('wait a minute');
  expect((await ask('/search?q=one+more')).status).toBe(429);
  expect((await ask('/api/may-i-enter?what=recordings&tool=lmap')).status).toBe(429);
  expect((await ask('/api/tools')).status).toBe(200);
});
