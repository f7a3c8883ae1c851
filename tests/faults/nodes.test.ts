import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { revisionChannel } from '#server/repositories/revisions.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import { freePort, startServer } from '#tests/environment/server.ts';
import { alterRecords } from '../stored-records.ts';
import { openBalancer } from './balancer.ts';
import { roundsOf } from './rounds.ts';
import { messagesAt } from './stored-messages.ts';
import { Visitors } from './visitors.ts';

const waiting = { timeout: 60_000, interval: 5 };
/** Number of times that a node behind the proxy is killed. */
const kills = Math.min(roundsOf(5), 20);
const unlimited = { RATE_LIMIT_SUBMISSIONS: '1000000', LOG_LEVEL: 'silent' };

test('two processes that start at once on an empty PostgreSQL migrate and seed it once', { tags: ['night'] }, async () => {
  await using database = await openEmptyDatabase('postgres');
  await using servers = new AsyncDisposableStack();
  const start = async () => servers.use(await startServer({ ...unlimited, DATABASE_URL: database.url ?? '' }));
  const nodes = await Promise.all([start(), start()]);
  const slugs = await Promise.all(
    nodes.map(async ({ origin }) =>
      ((await (await fetch(`${origin}/api/tools`)).json()) as { slug: string }[]).map(({ slug }) => slug),
    ),
  );
  expect(slugs[0]?.length).toBeGreaterThan(100);
  expect(new Set(slugs[0]).size).toBe(slugs[0]?.length);
  expect(slugs[1]).toEqual(slugs[0]);
  const causes = await database.db.selectFrom('revisions').select('cause').execute();
  expect(causes.filter(({ cause }) => cause === 'seed')).toHaveLength(1);
  for (const node of nodes) await node.stop();
});

test('every node shows a change: told of it, after a lost connection, and also when nobody told', {
  tags: ['night'],
  timeout: 240_000,
}, async () => {
  await using database = await openEmptyDatabase('postgres');
  await using first = await startServer({ ...unlimited, DATABASE_URL: database.url ?? '' });
  await using second = await startServer({ ...unlimited, DATABASE_URL: database.url ?? '' });
  const nodes = [first, second];
  const { db } = database;
  const rename = async (name: string, { tell }: { tell: boolean }) => {
    await alterRecords(db, 'tools', { name }, {}, 'claude');
    const { number } = await db
      .selectFrom('revisions')
      .select((eb) => eb.fn.max('number').as('number'))
      .executeTakeFirstOrThrow();
    const next = Number(number) + 1;
    await db.insertInto('revisions').values({ number: next, cause: 'test', createdAt: new Date().toISOString() }).execute();
    if (tell) await sql`select pg_notify(${revisionChannel}, ${String(next)})`.execute(db);
  };
  const shownEverywhere = (name: string, timeout: number) =>
    vi.waitUntil(
      async () => {
        const pages = await Promise.all(nodes.map(async ({ origin }) => (await fetch(`${origin}/tools/claude`)).text()));
        return pages.every((page) => page.includes(name));
      },
      { timeout, interval: 50 },
    );

  await rename('Claude Renamed', { tell: true });
  await shownEverywhere('Claude Renamed', 5_000);

  // Cuts an idle connection as a firewall would: the change falls into the gap.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like ${`listen ${revisionChannel}%`} and pid <> pg_backend_pid()`.execute(
    db,
  );
  await rename('Claude Unheard', { tell: true });
  await shownEverywhere('Claude Unheard', 9_000);

  await rename('Claude Untold', { tell: false });
  await shownEverywhere('Claude Untold', 20_000);
  for (const node of nodes) await node.stop();
});

test('two processes count a visitor’s messages together', { tags: ['night'] }, async () => {
  await using database = await openEmptyDatabase('postgres');
  const environment = { ...unlimited, RATE_LIMIT_SUBMISSIONS: '6', DATABASE_URL: database.url ?? '' };
  await using first = await startServer(environment);
  await using second = await startServer(environment);
  const nodes = [first, second];
  using visitors = new Visitors();
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => visitors.send(nodes[at % 2]?.origin ?? '')));
  expect(outcomes.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(14);
  for (const node of nodes) await node.stop();
});

test('when a node behind a proxy is killed pages go on, and a message sent again is stored once', {
  tags: ['night'],
  timeout: 240_000 + 20_000 * kills,
}, async () => {
  await using database = await openEmptyDatabase('postgres');
  const url = database.url ?? '';
  // Each node comes back at its own address, as behind a real proxy.
  await using servers = new AsyncDisposableStack();
  const start = async (port: number) => servers.use(await startServer({ ...unlimited, DATABASE_URL: url, PORT: String(port) }));
  const ports = [await freePort(), await freePort()];
  const nodes = await Promise.all(ports.map(start));
  await using balancer = await openBalancer(() => nodes.map(({ origin }) => origin));
  using visitors = new Visitors();
  const reads: number[] = [];
  const messages: string[] = [];
  const over = new AbortController();
  using _ = { [Symbol.dispose]: () => over.abort() };
  const reading = (async () => {
    while (!over.signal.aborted) reads.push((await fetch(`${balancer.origin}/tools/claude`)).status);
  })();
  const writing = (async () => {
    while (!over.signal.aborted) {
      const message = randomUUID();
      messages.push(message);
      // Sends as our form does: again under the same key until it is acknowledged.
      while ((await visitors.send(balancer.origin, message)).status !== 201);
    }
  })();

  for (let round = 0; round < kills; round += 1) {
    const before = { reads: reads.length, acknowledged: visitors.acknowledged.size };
    const killed = nodes[round % 2];
    await killed?.kill();
    await vi.waitUntil(() => reads.length > before.reads + 20 && visitors.acknowledged.size > before.acknowledged + 20, waiting);
    nodes[round % 2] = await start(ports[round % 2] ?? 0);
    // Wait until all requests that hit the node while it was down are over before the other one is stopped.
    const since = { reads: reads.length, acknowledged: visitors.acknowledged.size };
    await vi.waitUntil(() => reads.length > since.reads + 1 && visitors.acknowledged.size > since.acknowledged + 1, waiting);
  }
  over.abort();
  await Promise.all([reading, writing]);
  expect(reads.filter((status) => status !== 200)).toEqual([]);
  expect((await messagesAt(url)).toSorted()).toEqual(messages.toSorted());
  for (const node of nodes) await node.stop();
});
