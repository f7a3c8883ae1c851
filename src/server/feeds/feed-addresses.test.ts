import { expect, test } from 'vitest';
import { buildHub, buildTool } from '#tests/builders.ts';
import { databaseKinds } from '#tests/environment/databases.ts';
import { buildAnswer } from '#tests/guidance-builders.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';

test.each(databaseKinds)(
  'on %s the feed of new tools tells nothing of what the hub came with, and of each since when it was taken up, narrowed as the list is',
  async (kind) => {
    await using hub = await buildStaffHub(kind);
    const feed = async (query: string) => (await fetch(`${hub.address}/all-tools.atom${query}`)).text();
    expect(await feed('')).not.toContain('<entry>');
    const staff = await hub.as('amos');
    const tool = buildTool({ slug: 'candle', name: 'Candle' });
    await staff.read('POST', '/api/staff/tools', { tool }, 201);
    const row = await hub.db.selectFrom('records').select(['createdAt']).where('name', '=', 'candle').executeTakeFirstOrThrow();
    const all = await feed('');
    expect(all).toContain('<title>New tools</title>');
    expect(all).toContain(`<updated>${row.createdAt}</updated>`);
    expect(all).toMatch(/<link href="https?:[^"]+\/tools\/candle"\/>/);
    expect(all).not.toMatch(/\/tools\/lamp"/);
    expect(await feed('?category=None&sort=name')).not.toContain('<entry>');
    expect(await feed('?category=None&sort=name')).toMatch(/<link rel="self" href="[^"]+\/all-tools\.atom\?category=None"\/>/);
  },
);

test('the feed of answers of one topic has no other, and names its page; a topic that nobody knows is no limit', async () => {
  const [one, two] = ['Starting out', 'Money and discounts'] as const;
  const answers = [buildAnswer({ topic: one }), buildAnswer({ slug: 'cost', question: 'What does a lamp cost?', topic: two })];
  await using hub = await buildHub({ content: { answers } });
  const feed = async (query: string) => (await fetch(`${hub.address}/answers.atom${query}`)).text();
  const entries = (text: string) => text.match(/<entry>/g)?.length;
  const narrowed = await feed('?topic=Money+and+discounts');
  expect(entries(narrowed)).toBe(1);
  expect(narrowed).toContain('What does a lamp cost?');
  expect(narrowed).toMatch(/<link rel="self" href="[^"]+\/answers\.atom\?topic=Money\+and\+discounts"\/>/);
  expect(entries(await feed('?topic=Lamps'))).toBe(2);
});

test('feeds and the calendar file come as what they are, and an unknown tool has no day', async () => {
  await using hub = await buildHub({ content: { tools: [buildTool(), buildTool({ slug: 'candle', name: 'Candle' })] } });
  const ask = (path: string) => fetch(hub.address + path);
  const types = [
    '/terms-changes.atom',
    '/terms-changes.json',
    '/all-workflows.atom',
    '/answers.atom',
    '/terms-changes.ics?tool=lamp',
  ];
  expect(await Promise.all(types.map(async (path) => (await ask(path)).headers.get('Content-Type')))).toEqual([
    'application/atom+xml; charset=utf-8',
    'application/feed+json; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'application/atom+xml; charset=utf-8',
    'text/calendar; charset=utf-8',
  ]);
  const one = await (await ask('/terms-changes.ics?tool=lamp')).text();
  expect(one).toContain('SUMMARY:Look again at the terms of Lamp\r\n');
  expect(one).toMatch(/URL;VALUE=URI:.*\/tools\/lamp\r\n/);
  const two = (await (await ask('/terms-changes.ics?tool=lamp,candle,unknown')).text()).replaceAll('\r\n ', '');
  expect(two).toContain('SUMMARY:Look again at the terms of Lamp and Candle\r\n');
  expect(two).toMatch(/URL;VALUE=URI:.*\/terms-changes\?tool=lamp%2Ccandle\r\n/);
  const uid = (file: string) => /UID:(.*)/.exec(file)?.[1];
  expect(uid((await (await ask('/terms-changes.ics?tool=candle,lamp')).text()).replaceAll('\r\n ', ''))).toBe(uid(two));
  expect([(await ask('/terms-changes.ics')).status, (await ask('/terms-changes.ics?tool=unknown')).status]).toEqual([404, 404]);
});
