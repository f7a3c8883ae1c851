import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, openDatabase, openEmptyDatabase } from '#tests/environment/databases.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/tables.ts';
import { createLog } from '../log.ts';
import { PageViewCounter } from './page-view-counter.ts';

const log = createLog('silent');
const friday = new Date('2026-11-20T23:59:59.999Z');
const saturday = new Date('2026-11-21T00:00:00Z');
const readViews = (db: Kysely<Database>) => db.selectFrom('pageViews').selectAll().orderBy('day').orderBy('path').execute();

test.each(bothDatabases)('on %s views are counted by page and day, and nothing else is kept', async (kind) => {
  await using database = await openDatabase(kind);
  const counter = new PageViewCounter(database.db, log);
  for (const [path, now] of [
    ['/b', friday],
    ['/a', friday],
    ['/a', saturday],
    ['/a', friday],
  ] as const)
    counter.count(path, now);
  await counter.flush();
  counter.count('/a', friday);
  await counter.flush();
  expect(await readViews(database.db)).toEqual([
    { path: '/a', day: '2026-11-20', count: 3 },
    { path: '/b', day: '2026-11-20', count: 1 },
    { path: '/a', day: '2026-11-21', count: 1 },
  ]);
});

test.each(bothDatabases)('on %s two servers that store at the same moment add up', async (kind) => {
  await using database = await openDatabase(kind);
  const counters = [database, database.connectAgain()].map(({ db }) => new PageViewCounter(db, log));
  for (let round = 0; round < 20; round += 1) {
    for (const [place, counter] of counters.entries())
      for (const path of place === 0 ? ['/a', '/b', '/c'] : ['/c', '/b', '/a']) counter.count(path, friday);
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  expect((await readViews(database.db)).map(({ count }) => count)).toEqual([40, 40, 40]);
});

test.each(bothDatabases)('on %s what cannot be stored waits and is stored later, once', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const counter = new PageViewCounter(database.db, log);
  // Number of pages above what one statement takes.
  for (let page = 0; page < 1_200; page += 1) counter.count(`/${page}`, friday);
  await counter.flush();
  counter.count('/7', friday);
  await counter.flush();
  await migrate(database.db, kind);
  await counter.flush();
  await counter.flush();
  const rows = await readViews(database.db);
  expect(rows).toHaveLength(1_200);
  expect(rows.filter(({ count }) => count !== 1)).toEqual([{ path: '/7', day: '2026-11-20', count: 2 }]);
});

test('what waits is bounded', async () => {
  await using database = await openDatabase('sqlite');
  const counter = new PageViewCounter(database.db, log);
  for (let page = 0; page < 20_001; page += 1) counter.count(`/${page}`, friday);
  counter.count('/0', friday);
  await counter.flush();
  const rows = await readViews(database.db);
  expect(rows).toHaveLength(20_000);
  expect(rows.find(({ path }) => path === '/0')?.count).toBe(2);
});

test('a normal stop stores what was counted, also during a flush', async () => {
  await using database = await openDatabase('sqlite');
  const counter = new PageViewCounter(database.db, log);
  counter.start();
  counter.count('/a', friday);
  void counter.flush();
  counter.count('/a', friday);
  await counter.stop();
  expect(await readViews(database.db)).toEqual([{ path: '/a', day: '2026-11-20', count: 2 }]);
});
