import { expect, test } from 'vitest';
import { databaseKinds } from '#tests/environment/databases.ts';
import type { VisitorHub } from '#tests/visitor-hub.ts';
import { buildVisitorHub } from '#tests/visitor-hub.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const view = (hub: VisitorHub, path: unknown, headers: Record<string, string> = {}) =>
  hub.post('/api/page-views', { path }, { 'User-Agent': agent, ...headers });

/** Stops the hub as an operator does, and reads what it stored. */
async function countsAfterStop(hub: VisitorHub) {
  await hub.stop();
  const rows = await hub.db.selectFrom('pageViews').select(['path', 'count']).orderBy('path').execute();
  return Object.fromEntries(rows.map(({ path, count }) => [path, count]));
}

test.each(databaseKinds)('on %s views of pages are counted and survive a stop', async (kind) => {
  await using hub = await buildVisitorHub(kind);
  const answers = [await view(hub, '/tools/lamp?from=llm-hub'), await view(hub, '/resources/lamp'), await view(hub, '/')];
  for (const answer of answers) {
    expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null]);
  }
  expect(await countsAfterStop(hub)).toEqual({ '/': 1, '/tools/lamp': 2 });
  const [row] = await hub.db.selectFrom('pageViews').selectAll().execute();
  expect(Object.keys(row ?? {}).sort()).toEqual(['count', 'day', 'path']);
});

test('robots, unknown paths and pages of other sites are not counted', async () => {
  await using hub = await buildVisitorHub('sqlite');
  expect((await view(hub, '/', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status).toBe(204);
  expect((await view(hub, '/', { 'User-Agent': '' })).status).toBe(204);
  for (let place = 0; place < 50; place += 1) expect((await view(hub, `/made-up-${place}`)).status).toBe(204);
  const foreign = await view(hub, '/', { Origin: 'https://evil.example' });
  expect([foreign.status, await foreign.json()]).toEqual([403, { message: expect.any(String) }]);
  expect(await countsAfterStop(hub)).toEqual({});
});

test('one client is counted 120 times a minute and is never told', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const statuses = new Set<number>();
  for (let place = 0; place < 300; place += 1) statuses.add((await view(hub, '/')).status);
  expect([...statuses]).toEqual([204]);
  const { '/': views = 0 } = await countsAfterStop(hub);
  // A new minute may have begun in between.
  expect(views).toBeGreaterThanOrEqual(120);
  expect(views).toBeLessThanOrEqual(240);
});

test.each([[{}], [{ path: 7 }], [{ path: '' }], [{ path: 'x'.repeat(501) }], [[]], [null]])(
  '%j is no page view',
  async (body) => {
    await using hub = await buildVisitorHub('sqlite');
    const answer = await hub.post('/api/page-views', body);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: 'A page view has a path.', issues: expect.any(Array) },
    ]);
  },
);

test('the address takes POST only', async () => {
  await using hub = await buildVisitorHub('sqlite');
  const answer = await fetch(`${hub.address}/api/page-views`);
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});
