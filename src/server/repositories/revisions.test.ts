import { expect, test } from 'vitest';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { addRevision, currentRevision } from './revisions.ts';

const now = '2026-09-14T08:00:00.000Z';

test.each(bothDatabases)('on %s revisions count from 0, one for each change', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  expect(await currentRevision(db)).toBe(0);
  expect(await addRevision(db, 'seed', now)).toBe(1);
  expect(await addRevision(db, 'edit', now)).toBe(2);
  expect(await currentRevision(db)).toBe(2);
  expect(await db.selectFrom('revisions').selectAll().where('number', '>', 0).orderBy('number').execute()).toEqual([
    { number: 1, cause: 'seed', createdAt: now },
    { number: 2, cause: 'edit', createdAt: now },
  ]);
});

test.each(bothDatabases)('on %s the current revision is the highest number, not the latest row', async (kind) => {
  await using database = await openDatabase(kind);
  await database.db
    .insertInto('revisions')
    .values([
      { number: 10, cause: 'a', createdAt: now },
      { number: 9, cause: 'b', createdAt: now },
    ])
    .execute();
  expect(await currentRevision(database.db)).toBe(10);
});

test.each(bothDatabases)('on %s a change that is taken back takes its number back', async (kind) => {
  await using database = await openDatabase(kind);
  const failing = database.db.transaction().execute(async (transaction) => {
    await addRevision(transaction, 'edit', now);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await currentRevision(database.db)).toBe(0);
});
