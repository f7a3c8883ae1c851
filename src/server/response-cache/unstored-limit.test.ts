import { afterAll, expect, test } from 'vitest';
import { buildHub } from '#tests/builders.ts';

const hub = await buildHub({});
afterAll(() => hub[Symbol.asyncDispose]());

test('who asks without end for what is made anew each time is told to wait, whatever the address, and may have all that is kept', async () => {
  const ask = (address: string) => fetch(`${hub.address}${address}`);
  const statuses = new Set<number>();
  for (let count = 0; count < 300; count += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => ask(`/api/search?q=word${count + place}`)));
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await ask('/api/search?q=one+more');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toContain('wait a minute');
  for (const address of [
    '/search?q=one+more',
    '/api/may-i-enter?what=recordings&tool=lmap',
    '/all-tools.atom?q=more',
    '/api/tools?q=a',
  ])
    expect((await ask(address)).status, address).toBe(429);
  for (const address of ['/', '/api/tools', '/all-tools.atom', '/sitemap.xml'])
    expect((await ask(address)).status, address).toBe(200);
});
