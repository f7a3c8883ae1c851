import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { bothDatabases, openDatabase, openEmptyDatabase } from '#tests/environment/databases.ts';

const givenUrl = process.env.TEST_DATABASE_URL;
afterEach(() => {
  process.env.TEST_DATABASE_URL = givenUrl;
  if (givenUrl === undefined) delete process.env.TEST_DATABASE_URL;
});

test('without TEST_DATABASE_URL a test of PostgreSQL fails with a sentence, and is not skipped', async () => {
  delete process.env.TEST_DATABASE_URL;
  const opening = (async () => openEmptyDatabase('postgres'))();
  await expect(opening).rejects.toThrow('This test needs PostgreSQL: set TEST_DATABASE_URL');
});

test('a write to SQLite has reached the disk when it is acknowledged, and links between rows are enforced', async () => {
  await using database = await openEmptyDatabase('sqlite');
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.db)).rows[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  // Level 2 is FULL.
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test.each(bothDatabases)('on %s a failed transaction leaves nothing behind', async (kind) => {
  await using database = await openDatabase(kind);
  const failing = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('revisions').values({ number: 1, cause: 'test', createdAt: '2026-09-14' }).execute();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await database.db.selectFrom('revisions').select('number').execute()).toEqual([{ number: 0 }]);
});

test.each(bothDatabases)('on %s a count is a number', async (kind) => {
  await using database = await openDatabase(kind);
  const { count } = await database.db
    .selectFrom('revisions')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test.each(bothDatabases)('on %s what one connection wrote, another reads', async (kind) => {
  await using database = await openDatabase(kind);
  await database.db.insertInto('revisions').values({ number: 1, cause: 'test', createdAt: '2026-09-14' }).execute();
  const other = database.connectAgain();
  expect(await other.db.selectFrom('revisions').select('number').orderBy('number').execute()).toEqual([
    { number: 0 },
    { number: 1 },
  ]);
});

test('a lost PostgreSQL connection is replaced, and does not end the process', async () => {
  await using database = await openDatabase('postgres');
  const other = database.connectAgain();
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db);
  const pid = rows[0]?.pid;
  await sql`select pg_terminate_backend(${pid})`.execute(other.db);
  const isThere = async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(other.db)).rows.length > 0;
  while (await isThere());

  const numbers = () => database.db.selectFrom('revisions').select('number').execute();
  // Retries, as a statement may use the dead connection until its end is noticed.
  const patiently = (attempts: number): ReturnType<typeof numbers> =>
    numbers().catch((error) => (attempts > 1 ? patiently(attempts - 1) : Promise.reject(error)));
  await expect(patiently(10)).resolves.toEqual([{ number: 0 }]);
});

test('when SQLite itself rolls a transaction back, as on a full disk, its reason is told', async () => {
  await using database = await openEmptyDatabase('sqlite');
  await sql`create table places (name text unique on conflict rollback)`.execute(database.db);
  const failing = database.db.transaction().execute(async (transaction) => {
    for (const name of ['nave', 'nave']) await sql`insert into places values (${name})`.execute(transaction);
  });
  await expect(failing).rejects.toThrow('UNIQUE constraint failed');
  expect((await sql`select * from places`.execute(database.db)).rows).toEqual([]);
});
