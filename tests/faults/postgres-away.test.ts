import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer } from '#tests/environment/server.ts';
import type { Cluster } from '../../scripts/test/test-database.mjs';
import { openCluster } from '../../scripts/test/test-database.mjs';
import { roundsOf } from './rounds.ts';
import { messagesAt } from './stored-messages.ts';
import { Visitors } from './visitors.ts';

const rounds = roundsOf(5);
let cluster: Cluster;

beforeAll(async () => {
  // Synchronous commit: otherwise an immediate shutdown loses what PostgreSQL acknowledged before writing it.
  cluster = await openCluster({ synchronous_commit: 'on' });
});
afterAll(() => cluster.stop());

// Cached pages, some that must be rendered, and lists.
const reads = [
  '/',
  '/all-tools',
  '/tools/claude',
  '/comparison/LLMs',
  '/llm-hub?tab=tools',
  '/api/tools',
  '/api/workflows?limit=3',
];

test('while PostgreSQL is stopped and started again pages go on, messages are told to come back, and no restart is needed', {
  tags: ['night'],
  timeout: 300_000,
}, async () => {
  await using server = await startServer({
    DATABASE_URL: cluster.url,
    RATE_LIMIT_SUBMISSIONS: '1000000',
    TRUST_PROXY: '127.0.0.0/8, ::1',
    LOG_LEVEL: 'silent',
  });
  using visitors = new Visitors();
  const readStatuses: number[] = [];
  const over = new AbortController();
  using _ = { [Symbol.dispose]: () => over.abort() };
  const reading = (async () => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const address = reads[number % reads.length] ?? '/';
      // Add invented addresses, which are never cached, from a visitor each: a single one may ask for 300 a minute.
      const visitor = { 'X-Forwarded-For': `10.0.${(number >> 8) % 256}.${number % 256}` };
      const response = await fetch(`${server.origin}${number % 3 ? address : `/all-tools?q=word${number}`}`, {
        headers: visitor,
      });
      await response.arrayBuffer();
      readStatuses.push(response.status);
    }
  })();
  visitors.begin(() => server.origin);
  const acknowledgedSince = (before: number) =>
    vi.waitUntil(() => visitors.acknowledged.size > before + 5, { timeout: 30_000, interval: 5 });
  await acknowledgedSince(0);

  for (let round = 0; round < Math.min(rounds, 20); round += 1) {
    const since = visitors.outcomes.length;
    await cluster.halt(round % 2 ? 'SIGQUIT' : 'SIGINT');
    const findRefusals = () => visitors.outcomes.slice(since).filter(({ status }) => status !== 201);
    await vi.waitUntil(() => findRefusals().length > 10, { timeout: 30_000, interval: 5 });
    for (const outcome of findRefusals()) expect(outcome).toEqual({ status: 503, retryAfter: '30' });
    const ready = await fetch(`${server.origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: expect.any(String) }]);
    const readsSoFar = readStatuses.length;
    await vi.waitUntil(() => readStatuses.length > readsSoFar + 2 * reads.length, { timeout: 30_000, interval: 5 });

    await cluster.start();
    await acknowledgedSince(visitors.acknowledged.size);
    await vi.waitUntil(async () => (await fetch(`${server.origin}/readyz`)).ok, { timeout: 10_000, interval: 50 });
  }

  over.abort();
  await reading;
  await visitors.stop();
  expect(readStatuses.filter((status) => status !== 200)).toEqual([]);
  expect(visitors.missingFrom(await messagesAt(cluster.url))).toEqual([]);
  await server.stop();
});
