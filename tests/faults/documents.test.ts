import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import type { Database } from '#server/database/tables.ts';
import { createLog } from '#server/log.ts';
import { findDocumentAsks } from '#server/repositories/document-asks.ts';
import { findQuotationReadings } from '#server/repositories/documents.ts';
import { findLatestRound } from '#server/repositories/rounds.ts';
import { buildFolder } from '#tests/builders.ts';
import type { SiteDocument } from '#tests/document-sites.ts';
import { buildDocuments, insertDocumentFacts, keepsProgramsAway, openDocumentSites, stateOfFate } from '#tests/document-sites.ts';
import { openEmptyDatabase } from '#tests/environment/databases.ts';
import type { RunningServer, ServerOptions } from '#tests/environment/server.ts';
import { startServer } from '#tests/environment/server.ts';
import { isLong } from './rounds.ts';

const preload = fileURLToPath(new URL('fast-pauses.mjs', import.meta.url));
const waiting = { timeout: 240_000, interval: 100 };
const elevenMinutes = 11 * 60_000;
const dayMs = 24 * 60 * 60_000;
const documents = isLong
  ? buildDocuments(700, { refuses: 20, changes: 40, goes: 10, endless: 5, hostile: 5 })
  : buildDocuments(140, { refuses: 8, changes: 8, goes: 2, endless: 1, hostile: 2 });

interface Place {
  /** Starts a server with the settings and folder of this place. */
  start: (environment: Record<string, string>, how?: Pick<ServerOptions, 'preload' | 'clock'>) => Promise<RunningServer>;
  within: <T>(look: (db: Kysely<Database>) => Promise<T>) => Promise<T>;
}

/** Makes the real hub's tools quote the test's documents, and nothing else. */
async function quoteDocuments({ start, within }: Place): Promise<void> {
  const first = await start({});
  await first.stop();
  await within(async (db) => {
    const out = { retiredAt: '2026-11-01T12:00:00.000Z', editedAt: '2026-11-01T12:00:00.000Z' };
    await db.updateTable('records').set(out).where('kind', 'in', ['facts', 'terms-changes', 'answers']).execute();
    const tools = await db.selectFrom('records').select('name').where('kind', '=', 'tools').execute();
    await insertDocumentFacts(
      db,
      documents,
      tools.map(({ name }) => name),
    );
  });
}

const isRoundOver = (place: Place) =>
  place.within(async (db) => typeof (await findLatestRound(db, 'documents'))?.endedAt === 'string');

const expectStates = async ({ within }: Place, stateOf: (document: SiteDocument) => string) => {
  const states = new Map(
    (await within(findQuotationReadings)).map(({ name, state }) => [Number(/\d+$/.exec(name)?.[0]), state] as const),
  );
  expect(documents.filter((document) => states.get(document.number) !== stateOf(document))).toEqual([]);
};

/** Median time of many responses of a cached page, in milliseconds. */
async function medianOf(origin: string): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 300; time += 1) {
    const start = performance.now();
    await (await fetch(`${origin}/all-tools`)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[150] ?? 0;
}

/** Runs one round, killed half-way and resumed; and a second, after the documents have changed. @param nodes number of servers */
async function readAll(place: Place, nodes: number): Promise<void> {
  await quoteDocuments(place);
  await using sites = await openDocumentSites(documents, () => performance.now());
  const start = () =>
    place.start({ DOCUMENT_READS: '1', HTTPS_PROXY: sites.proxy, LOG_LEVEL: 'error' }, { preload, clock: new Date() });
  const pages = () => sites.requests.filter(({ path }) => path !== '/robots.txt');
  const stopsAt = Math.floor(documents.length * 0.6);

  const first = await start();
  await vi.waitUntil(() => pages().length > stopsAt, waiting);
  await first.kill();
  const askCount = (await place.within(findDocumentAsks)).length;
  expect(askCount).toBeGreaterThanOrEqual(stopsAt - 100);

  await using servers = new AsyncDisposableStack();
  const running: RunningServer[] = [];
  for (let node = 0; node < nodes; node += 1) running.push(servers.use(await start()));
  const jump = (ms: number) => Promise.all(running.map(({ moveClock }) => moveClock(ms)));
  const { origin = '' } = running[0] ?? {};
  const pageCount = pages().length;
  await jump(elevenMinutes);
  await vi.waitUntil(() => pages().length > pageCount + 5, waiting);
  const during = await medianOf(origin);
  await vi.waitUntil(() => isRoundOver(place), waiting);
  const after = await medianOf(origin);
  expect(during, 'milliseconds for a cached page while documents are read').toBeLessThan(5 * after + 5);
  const isUnread = ({ fate }: SiteDocument) => ['refuses', 'endless', 'hostile'].includes(fate);
  await expectStates(place, (document) => (isUnread(document) ? 'unreadable' : 'stands'));
  // Documents that were read before the kill, except for the last batch, are not requested again.
  const closedCount = documents.filter(({ host }) => keepsProgramsAway(host)).length;
  expect(pages().length).toBeLessThanOrEqual(documents.length - closedCount + 60);
  expect(pages().filter(({ host }) => keepsProgramsAway(host))).toEqual([]);
  expect(sites.mostAtOnce()).toBe(1);

  sites.requests.length = 0;
  sites.letFateCome();
  await jump(dayMs);
  await vi.waitUntil(
    async () => (await place.within(findDocumentAsks)).some(({ outcome, againAt }) => outcome === 'gone' && againAt !== null),
    waiting,
  );
  await vi.waitUntil(async () => (await place.within((db) => findLatestRound(db, 'documents')))?.takenUntil === null, waiting);
  await jump(elevenMinutes);
  await vi.waitUntil(() => isRoundOver(place), waiting);
  await expectStates(place, ({ fate }) => stateOfFate[fate]);
  const goneCount = documents.filter(({ fate }) => fate === 'goes').length;
  expect(pages()).toHaveLength(documents.length - closedCount + goneCount);
  expect(sites.mostAtOnce()).toBe(1);
  for (const server of running) {
    expect(server.output(), 'what it logged').not.toContain('"level":50');
    await server.stop();
  }
}

test(`on SQLite ${documents.length} documents are read, by a server that is killed half-way and one that goes on`, {
  tags: ['night'],
  timeout: 600_000,
}, async () => {
  using folder = buildFolder();
  await readAll(
    {
      start: (environment, how) => startServer(environment, { dataDir: folder.path, ...how }),
      within: async (look) => {
        const { db, close } = connectSqlite(join(folder.path, 'hub.sqlite'));
        try {
          return await look(db);
        } finally {
          await close();
        }
      },
    },
    1,
  );
});

test(`on PostgreSQL ${documents.length} documents are read, by two servers after one that is killed half-way`, {
  tags: ['night'],
  timeout: 600_000,
}, async () => {
  await using database = await openEmptyDatabase('postgres');
  const url = database.url ?? '';
  await using own = Object.assign(connectPostgres(url, createLog('silent')), {
    [Symbol.asyncDispose]: () => own.close(),
  });
  await readAll(
    {
      start: (environment, how) => startServer({ ...environment, DATABASE_URL: url }, how),
      within: (look) => look(own.db),
    },
    2,
  );
});
