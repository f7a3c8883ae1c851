import { randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestDatabase } from '#tests/environment/databases.ts';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { insertSent, sentRows } from '#tests/inbox-rows.ts';
import { storeOnce } from './store-once.ts';

const now = '2026-11-20T12:00:00.000Z';

const store = ({ db }: Pick<TestDatabase, 'db'>, key: string | undefined, body: string) =>
  storeOnce(db, key === undefined ? undefined : { key, body }, now, async (transaction) => {
    const id = randomUUIDv7();
    await insertSent(transaction, 'contacts', { id, createdAt: now });
    return id;
  });

const storedIn = async ({ db }: TestDatabase) => (await sentRows(db, 'contacts')).map(({ id }) => id);

test.each(bothDatabases)('on %s a retry is answered like the first time and not stored again', async (kind) => {
  await using database = await openDatabase(kind);
  const id = await store(database, 'k', 'a');
  expect(await store(database, 'k', 'a')).toBe(id);
  expect(await storedIn(database)).toEqual([id]);
});

test.each(bothDatabases)('on %s another body under the same key is refused, another key is another record', async (kind) => {
  await using database = await openDatabase(kind);
  await store(database, 'k', 'a');
  await expect(store(database, 'k', 'b')).rejects.toMatchObject({ status: 422 });
  await store(database, 'l', 'a');
  await store(database, undefined, 'a');
  await store(database, undefined, 'a');
  expect(await storedIn(database)).toHaveLength(4);
});

test.each(bothDatabases)('on %s of many at the same moment one is stored', async (kind) => {
  await using database = await openDatabase(kind);
  // Only PostgreSQL has two servers; one SQLite file has one.
  const other = kind === 'postgres' ? database.connectAgain() : database;
  const ids = await Promise.all(Array.from({ length: 20 }, (_, place) => store(place % 2 === 0 ? database : other, 'k', 'a')));
  expect(new Set(ids).size).toBe(1);
  expect(await storedIn(database)).toEqual([ids[0]]);
});

test.each(bothDatabases)('on %s what cannot be stored leaves no key behind', async (kind) => {
  await using database = await openDatabase(kind);
  const fail = storeOnce(database.db, { key: 'k', body: 'a' }, now, async () => {
    throw new Error('the disk is full');
  });
  await expect(fail).rejects.toThrow('the disk is full');
  await store(database, 'k', 'b');
  expect(await storedIn(database)).toHaveLength(1);
});

test('neither the key nor the body is kept', async () => {
  await using database = await openDatabase('sqlite');
  await store(database, 'my key', 'my body');
  expect(JSON.stringify(await database.db.selectFrom('idempotencyKeys').selectAll().execute())).not.toMatch(/my (key|body)/);
});
