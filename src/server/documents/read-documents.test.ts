import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { SiteDocument } from '#tests/document-sites.ts';
import { buildDocuments, insertDocumentFacts, keepsProgramsAway, openDocumentSites, stateOfFate } from '#tests/document-sites.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import { clockOf } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { beginWhenDue, leaseMs } from '../links/round.ts';
import { findDocumentAsks } from '../repositories/document-asks.ts';
import { findDocumentVersions, findQuotationReadings } from '../repositories/documents.ts';
import { currentRevision } from '../repositories/revisions.ts';
import { findLatestRound, insertRound, takeRound } from '../repositories/rounds.ts';
import { DocumentAsker, readerName } from './ask-document.ts';
import { countDocuments } from './count-documents.ts';
import { DocumentThread } from './document-thread.ts';
import { readDocuments } from './read-documents.ts';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const dayMs = 24 * 60 * 60_000;

/** Makes a hub that reads through a proxy, and whose clock moves when it pauses. */
function reader(db: Kysely<Database>, proxy: string) {
  const state = { now: start };
  const clock = {
    now: () => state.now,
    wait: async (ms: number) => {
      state.now += ms;
    },
  };
  const dayClock = clockOf(() => new Date(state.now));
  const look = async (ask?: (asker: DocumentAsker) => DocumentAsker['ask']) => {
    await using thread = new DocumentThread();
    const { signal } = new AbortController();
    const asker = new DocumentAsker(
      { permits: () => true, timeoutMs: 5_000, pauseMs: 1_000, robot: readerName, userAgent: readerName, proxy, clock, signal },
      dayClock,
    );
    const wrappedAsker = ask ? { ask: ask(asker) } : asker;
    await readDocuments({ db, asker: wrappedAsker, thread, clock: dayClock, isStopping: () => false });
  };
  const round = async () => {
    await insertRound(db, 'documents', '(timer)', new Date(state.now).toISOString());
    for (let looks = 0; (await findLatestRound(db, 'documents'))?.endedAt === null && looks < 500; looks += 1) {
      await look();
      state.now += 10_000;
    }
  };
  return { state, look, round };
}

const addressesOf = (documents: readonly SiteDocument[]) => documents.map(({ address }) => address);

const statesOf = async (db: Kysely<Database>) =>
  new Map((await findQuotationReadings(db)).map(({ name, state, seen }) => [name, { state, seen }]));

const expectStates = async (
  db: Kysely<Database>,
  documents: readonly SiteDocument[],
  stateOf: (document: SiteDocument) => object,
) => {
  const states = await statesOf(db);
  expect(documents.map(({ number, fate }) => ({ fate, ...states.get(`lamp/document-${number}`) }))).toEqual(
    documents.map((document) => ({ fate: document.fate, ...stateOf(document) })),
  );
};

test.each(databaseKinds)(
  'on %s sixty documents are read politely, and told again when they change, go or stay',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const documents = buildDocuments(60, { refuses: 8, changes: 6, goes: 3, endless: 1, hostile: 3 });
    await insertDocumentFacts(db, documents);
    const slow = documents.at(-1)?.host ?? '';
    const busy = documents.at(-5)?.host ?? '';
    let isBusy = true;
    await using sites = await openDocumentSites(
      documents,
      () => state.now,
      ({ host, path }, response) => {
        if (host === slow && path === '/robots.txt') response.end('User-agent: *\nCrawl-delay: 25\n');
        else if (host === busy && path !== '/robots.txt' && isBusy) response.writeHead(429, { 'Retry-After': '120' }).end();
        else return false;
        if (path !== '/robots.txt') isBusy = false;
        return true;
      },
    );
    const { state, round } = reader(db, sites.proxy);
    await round();

    const unread = new Set(['refuses', 'endless', 'hostile']);
    await expectStates(db, documents, ({ fate }) =>
      unread.has(fate) ? { state: 'unreadable', seen: null } : { state: 'stands', seen: '2026-11-20' },
    );
    expect(sites.mostAtOnce()).toBe(1);
    const pages = () => sites.requests.filter(({ path }) => path !== '/robots.txt');
    const timesOf = (host: string) => sites.requests.flatMap((request) => (request.host === host ? request.at : []));
    const gaps = (times: number[]) => times.slice(1).map((at, place) => at - (times[place] ?? 0));
    expect(Math.min(...gaps(sites.requests.map(({ at }) => at)))).toBeGreaterThanOrEqual(1_000);
    expect(Math.min(...gaps(timesOf(slow)))).toBeGreaterThanOrEqual(25_000);
    // A busy site is left alone for as long as it asks, in full, and then asked again.
    const [first = 0, second = 0] = pages().flatMap(({ host, at }) => (host === busy ? at : []));
    expect(second - first).toBeGreaterThanOrEqual(120_000);
    // Sites whose robots.txt refuses programs are not asked; the others once, the busy one once more.
    expect(pages().filter(({ host }) => keepsProgramsAway(host))).toEqual([]);
    expect(pages()).toHaveLength(60 - 4 + 1);

    sites.requests.length = 0;
    sites.letFateCome();
    state.now = start + 7 * dayMs;
    const revision = await currentRevision(db);
    await round();
    await expectStates(db, documents, ({ fate }) => ({
      state: stateOfFate[fate],
      seen: unread.has(fate) ? null : fate === 'stays' ? '2026-11-27' : '2026-11-20',
    }));
    const status = new Map(pages().map((request) => [request.path, request.status]));
    for (const { number, fate } of documents)
      if (fate === 'stays') expect(status.get(`/document-${number}`), `document ${number}`).toBe(number % 3 === 2 ? 200 : 304);
    // An answer 410 is requested a second time before it counts.
    expect(pages()).toHaveLength(60 - 4 + 3);
    const outcomes = Object.groupBy(await findDocumentAsks(db), ({ outcome }) => outcome);
    expect(outcomes.gone).toHaveLength(3);
    expect(outcomes.refused).toHaveLength(8);
    expect(outcomes.unreadable).toHaveLength(4);
    expect(await findDocumentVersions(db, documents[8]?.address.replace('http:', 'https:') ?? '')).toHaveLength(2);
    // Pages are renewed once for fifty documents, once for the rest, and once for each that waited; not sixty times.
    expect((await currentRevision(db)) - revision).toBeLessThanOrEqual(2 + 3);
    expect(await countDocuments(db, addressesOf(documents), Date.parse('2026-11-28T00:00:00.000Z'))).toEqual({
      read: 45,
      refused: 15,
      changed: 6,
      waiting: 0,
      oldestSeenSeconds: (8 * dayMs) / 1_000,
    });
  },
  180_000,
);

test.each(databaseKinds)('on %s a reader that is killed is followed by another, which goes on where it was', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const documents = buildDocuments(60, {});
  await insertDocumentFacts(db, documents);
  await using sites = await openDocumentSites(documents, () => state.now);
  const { state, look } = reader(db, sites.proxy);
  await insertRound(db, 'documents', '(timer)', new Date(start).toISOString());
  let asks = 0;
  const dying = look((asker) => async (address, version) => {
    asks += 1;
    if (asks > 55) throw new Error('killed');
    return asker.ask(address, version);
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await findDocumentAsks(db)).toHaveLength(50);
  const before = sites.requests.length;
  await look();
  expect(sites.requests, 'while the first may live').toHaveLength(before);
  state.now += leaseMs;
  await look();
  const again = sites.requests.slice(before).filter(({ path }) => path !== '/robots.txt');
  expect(again).toHaveLength(10);
  await expectStates(db, documents, () => ({ state: 'stands', seen: '2026-11-20' }));
  expect(await findLatestRound(db, 'documents')).toMatchObject({ state: null, note: null });
});

test.each(bothDatabases)('on %s two servers read no document twice', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const documents = buildDocuments(12, {});
  await insertDocumentFacts(db, documents);
  await using sites = await openDocumentSites(documents, () => 0);
  await insertRound(db, 'documents', '(timer)', new Date(start).toISOString());
  const [one, other] = [reader(db, sites.proxy), reader(database.connectAgain().db, sites.proxy)];
  await Promise.all([one.look(), other.look()]);
  expect(sites.requests.filter(({ path }) => path !== '/robots.txt')).toHaveLength(12);
  expect(sites.mostAtOnce()).toBe(1);
});

test.each(bothDatabases)('on %s no links are asked while documents are read', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  const at = (ms: number) => new Date(start + ms).toISOString();
  await beginWhenDue(db, 'documents', 7, start);
  await beginWhenDue(db, 'links', 7, start);
  const reading = await takeRound(db, 'documents', { now: at(0), until: at(leaseMs) });
  expect(reading?.kind).toBe('documents');
  expect(await takeRound(db, 'links', { now: at(1_000), until: at(leaseMs) })).toBeUndefined();
  expect(await takeRound(db, 'links', { now: at(leaseMs), until: at(2 * leaseMs) })).toMatchObject({ kind: 'links' });
});

test('a hub without a way out says nothing of any document', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  await insertDocumentFacts(db, buildDocuments(24, {}));
  const closedSites = await openDocumentSites([], () => 0);
  await closedSites[Symbol.asyncDispose]();
  await reader(db, closedSites.proxy).round();
  expect(await findDocumentAsks(db)).toEqual([]);
  expect(await findQuotationReadings(db)).toEqual([]);
  expect(await findLatestRound(db, 'documents')).toMatchObject({ note: 'The hub has no way to the internet' });
});

test('what was known of a quotation stays when its document cannot be read any more', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const documents = buildDocuments(1, {});
  await insertDocumentFacts(db, documents);
  let refuses = false;
  await using sites = await openDocumentSites(
    documents,
    () => state.now,
    ({ path }, response) => {
      if (refuses && path !== '/robots.txt') response.writeHead(403).end();
      return refuses && path !== '/robots.txt';
    },
  );
  const { state, round } = reader(db, sites.proxy);
  await round();
  refuses = true;
  state.now += 7 * dayMs;
  await round();
  await expectStates(db, documents, () => ({ state: 'stands', seen: '2026-11-20' }));
  expect(await findDocumentAsks(db)).toMatchObject([{ outcome: 'refused', reason: 'It answers 403 to programs' }]);
});

test('a site that asks for years is asked again after an hour, and by the next round whatever it asked in the last', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const documents = buildDocuments(2, {});
  await insertDocumentFacts(db, documents);
  let wish: string | undefined = '999999999';
  await using sites = await openDocumentSites(
    documents,
    () => state.now,
    ({ path }, response) => {
      if (path === '/robots.txt' || wish === undefined) return false;
      response.writeHead(429, { 'Retry-After': wish }).end();
      return true;
    },
  );
  const { state, look, round } = reader(db, sites.proxy);
  await insertRound(db, 'documents', '(timer)', new Date(state.now).toISOString());
  await look();
  const hourMs = 60 * 60_000;
  const [ask] = await findDocumentAsks(db);
  expect(Date.parse(ask?.againAt ?? '') - Date.parse(ask?.askedAt ?? '')).toBe(hourMs);
  wish = undefined;
  state.now += hourMs;
  await look();
  expect(await findLatestRound(db, 'documents')).toMatchObject({ note: null });
  await expectStates(db, documents, () => ({ state: 'stands', seen: '2026-11-20' }));

  // State that a former version of the hub has stored.
  const decades = '2058-01-01T00:00:00.000Z';
  await db.updateTable('documentAsks').set({ outcome: 'refused', againAt: decades, failures: 1 }).execute();
  state.now = start + 7 * dayMs;
  await round();
  await expectStates(db, documents, () => ({ state: 'stands', seen: '2026-11-27' }));
});

test('where everything that is quoted is gone at once, a second reading says so before it is told', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const documents = buildDocuments(1, {});
  await insertDocumentFacts(db, documents);
  const other =
    'This page is being mended, and whoever came for the agreement finds it again tomorrow at the same place. '.repeat(9);
  const answers: (string | undefined)[] = [undefined, other, undefined, other, other];
  await using sites = await openDocumentSites(
    documents,
    () => state.now,
    ({ path }, response) => {
      const words = path === '/robots.txt' ? undefined : answers.shift();
      if (words) response.setHeader('Content-Type', 'text/plain').end(words);
      return words !== undefined;
    },
  );
  const { state, round } = reader(db, sites.proxy);
  const texts = async () => (await findDocumentVersions(db, documents[0]?.address.replace('http:', 'https:') ?? '')).length;
  await round();
  state.now = start + 7 * dayMs;
  await round();
  await expectStates(db, documents, () => ({ state: 'stands', seen: '2026-11-27' }));
  expect(await texts()).toBe(1);
  state.now = start + 14 * dayMs;
  await round();
  await expectStates(db, documents, () => ({ state: 'gone', seen: '2026-11-27' }));
  expect(await texts()).toBe(2);
  expect(answers).toEqual([]);
});
