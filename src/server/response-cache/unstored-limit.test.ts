import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const hub = await buildHub({});
afterAll(() => hub[Symbol.asyncDispose]());

const ask = (address: string) => fetch(`${hub.address}${address}`);
const statusesOf = async (addresses: string[]) => (await Promise.all(addresses.map(ask))).map(({ status }) => status);

test('who asks without end for what is made anew each time is told to wait, whatever the address, and may have all that is kept', async () => {
  for (let count = 0; count < 300; count += 20) {
    const searches = Array.from({ length: 20 }, (_, place) => `/api/search?q=word${count + place}`);
    expect(new Set(await statusesOf(searches))).toEqual(new Set([200]));
  }
  const refusal = await ask('/api/search?q=one+more');
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refusal.text()).toContain('wait a minute');
  const others = ['/search?q=one+more', '/api/may-i-enter?what=recordings&tool=lmap', '/all-tools.atom?q=more', '/api/tools?q=a'];
  expect(await statusesOf(others)).toEqual([429, 429, 429, 429]);
  expect(await statusesOf(['/', '/api/tools', '/all-tools.atom', '/sitemap.xml'])).toEqual([200, 200, 200, 200]);
});
