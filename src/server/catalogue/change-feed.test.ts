import { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCatalogue } from '#tests/builders.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import type { Database } from '../database/tables.ts';
import { createLog } from '../log.ts';
import { addRevision, currentRevision } from '../repositories/revisions.ts';
import { ChangeFeed } from './change-feed.ts';
import { CurrentCatalogue } from './current-catalogue.ts';

const now = '2026-11-22T08:00:00.000Z';
const pollMs = 500;

beforeEach(() => {
  // Fakes the clock of the feed alone: databases need their own timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a feed whose loading fails with what `fault` says at that time, and lists what it logged: level and message. */
function follow(db: Kysely<Database>) {
  const logged: [level: number, message: string][] = [];
  const lines = new Writable({
    write(line: Buffer, _encoding, callback) {
      const { level, msg } = JSON.parse(String(line)) as { level: number; msg: string };
      logged.push([level, msg]);
      callback();
    },
  });
  const state: { fault: Error | undefined; loads: number; revision: number } = { fault: undefined, loads: 0, revision: 1 };
  const catalogue = new CurrentCatalogue(buildCatalogue({}, 0), async () => {
    state.loads += 1;
    if (state.fault) throw state.fault;
    return buildCatalogue({}, state.revision);
  });
  const feed = new ChangeFeed({ db, catalogue, pollMs, log: pino(lines) });
  return { feed, catalogue, logged, state };
}

const noJson = new Error('the column features of lamp holds no JSON');
const away = Object.assign(new Error('terminating connection'), { code: '57P01' });

test.each(bothDatabases)('on %s a new revision is taken up, and both revisions are told', async (kind) => {
  await using database = await openDatabase(kind);
  const { feed, catalogue, logged } = follow(database.db);
  await feed.check();
  expect(feed.state).toEqual({ newestRevision: 0, isUnreadable: false, failures: 0 });
  await addRevision(database.db, 'edit', now);
  await feed.check();
  expect(feed.state).toEqual({ newestRevision: 1, isUnreadable: false, failures: 0 });
  expect(catalogue.snapshot.revision).toBe(1);
  expect(logged).toEqual([[30, 'the catalogue has changed']]);
});

test('a catalogue that cannot be read is an error of its own, is counted, and is over when it can be read', async () => {
  await using database = await openDatabase('sqlite');
  const { feed, catalogue, logged, state } = follow(database.db);
  await addRevision(database.db, 'edit', now);
  state.fault = noJson;
  await feed.check();
  await feed.check();
  expect(feed.state).toEqual({ newestRevision: 1, isUnreadable: true, failures: 2 });
  expect(catalogue.snapshot.revision).toBe(0);
  state.fault = undefined;
  await feed.check();
  expect(feed.state).toEqual({ newestRevision: 1, isUnreadable: false, failures: 2 });
  const unreadable = [50, 'the catalogue cannot be read; pages and reads go on from the one before it'];
  expect(logged).toEqual([unreadable, unreadable, [30, 'the catalogue can be read again'], [30, 'the catalogue has changed']]);
});

test('a connection that is lost is no fault of the catalogue: told once, as a warning, and not counted', async () => {
  await using database = await openDatabase('sqlite');
  const { feed, logged, state } = follow(database.db);
  await addRevision(database.db, 'edit', now);
  state.fault = away;
  await feed.check();
  await feed.check();
  expect(feed.state).toEqual({ newestRevision: 1, isUnreadable: false, failures: 0 });
  state.fault = undefined;
  await feed.check();
  expect(logged).toEqual([
    [40, 'the database is away; pages and reads go on from memory'],
    [30, 'the database is back'],
    [30, 'the catalogue has changed'],
  ]);
});

test('what cannot be read is looked at after a second, two, four, up to a minute, and at once when somebody tells of a change', async () => {
  await using database = await openDatabase('sqlite');
  const { feed, state } = follow(database.db);
  await addRevision(database.db, 'edit', now);
  state.fault = noJson;
  feed.start();
  const loadedAt: number[] = [];
  for (let ms = pollMs; ms <= 200_000; ms += pollMs) {
    const before = state.loads;
    vi.advanceTimersByTime(pollMs);
    // SQLite answers without waiting for anything: the timer's work is over by then.
    await new Promise((resolve) => setImmediate(resolve));
    if (state.loads > before) loadedAt.push(ms / 1_000);
  }
  expect(loadedAt).toEqual([0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 123.5, 183.5]);
  state.fault = undefined;
  await feed.check();
  expect(feed.state.isUnreadable).toBe(false);
  await feed.stop();
});

test('whoever asks while a check is under way gets one that begins after it', async () => {
  await using database = await openDatabase('sqlite');
  const { db } = database;
  const [start, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const catalogue = new CurrentCatalogue(buildCatalogue({}, 0), async () => {
    const revision = await currentRevision(db);
    start.resolve();
    await go.promise;
    return buildCatalogue({}, revision);
  });
  const feed = new ChangeFeed({ db, catalogue, pollMs, log: createLog('silent') });
  await addRevision(db, 'edit', now);
  void feed.check();
  await start.promise;
  await addRevision(db, 'edit', now);
  const check = feed.check();
  go.resolve();
  await check;
  expect(catalogue.snapshot.revision).toBe(2);
});
