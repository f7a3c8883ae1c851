import { expect, test } from 'vitest';
import { createSnapshot } from '#domain/snapshot/snapshot.ts';
import { buildTool } from '#tests/builders.ts';
import { warmAddresses } from './warm-up.ts';

const snapshot = createSnapshot(1, {
  ...{ categories: [], workflows: [], evidence: new Map() },
  tools: [buildTool({ slug: 'lamp' }), buildTool({ slug: 'torch', name: 'Torch' })],
});

test('what is asked for most is rendered first, an entry before a list that nobody opens; what nobody asked for keeps its order', () => {
  const views = new Map([
    ['/about/privacy', 2],
    ['/tools/torch', 9],
  ]);
  const [first, second, third] = warmAddresses(snapshot, views);
  expect([first, second]).toEqual(['/tools/torch', '/about/privacy']);
  expect(third).toBe(warmAddresses(snapshot, new Map())[0]);
});

test('a page that nobody saw is not rendered ahead, and none that there is not', () => {
  const addresses = warmAddresses(snapshot, new Map([['/tools/gone', 5]]));
  expect(addresses).not.toContain('/tools/lamp');
  expect(addresses).not.toContain('/tools/gone');
  expect(new Set(addresses).size).toBe(addresses.length);
});
