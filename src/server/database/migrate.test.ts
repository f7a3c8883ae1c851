import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, openDatabase, openEmptyDatabase } from '#tests/environment/databases.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { migrate } from './migrate.ts';

const tables = ['inbox', 'records', 'revisions', 'users'];
const time = '2026-09-14T08:00:00.000Z';

test.each(bothDatabases)('on %s an empty database gets its tables', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  await migrate(database.db, kind);
  // PostgreSQL also shows the schemas of other tests.
  const schemaOf = async () => (await sql<{ name: string }>`select current_schema() as name`.execute(database.db)).rows[0]?.name;
  const schema = kind === 'postgres' ? await schemaOf() : undefined;
  const foundTables = (await database.db.introspection.getTables()).filter((table) => table.schema === schema);
  expect(foundTables.map(({ name }) => name)).toEqual(expect.arrayContaining(tables));
  expect(await database.db.selectFrom('revisions').select(['number', 'cause']).execute()).toEqual([
    { number: 0, cause: 'created' },
  ]);
});

test.each(bothDatabases)('on %s a migration that fails half-way leaves the database as it was before it', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  // Table that stops the migration, which makes the users first and does not know it.
  await sql`create table inbox (id text)`.execute(database.db);
  await expect(migrate(database.db, kind)).rejects.toThrow(/inbox.+already exists/);
  await expect(database.db.selectFrom('users').select('id').execute()).rejects.toThrow(/users/);
  await sql`drop table inbox`.execute(database.db);
  await migrate(database.db, kind);
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test.each(bothDatabases)('on %s migrating again changes nothing', async (kind) => {
  await using database = await openDatabase(kind);
  await database.db
    .insertInto('users')
    .values(buildUserRow({ id: 'u' }))
    .execute();
  await migrate(database.db, kind);
  expect(await database.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'ann' }]);
  expect(await database.db.selectFrom('revisions').select('number').execute()).toHaveLength(1);
});

// Cases of two processes on one SQLite file, which are refused before they migrate: data-folder.test.ts.
test('on postgres several servers that start at once migrate once', async () => {
  await using database = await openEmptyDatabase('postgres');
  const servers = [database, database.connectAgain(), database.connectAgain(), database.connectAgain()];
  await Promise.all(servers.map(({ db }) => migrate(db, 'postgres')));
  expect(await database.db.selectFrom('revisions').select('number').execute()).toEqual([{ number: 0 }]);
});

test('on postgres the tables of another schema are not taken for ours', async () => {
  await using other = await openDatabase('postgres');
  await using database = await openDatabase('postgres');
  await other.db
    .insertInto('users')
    .values(buildUserRow({ id: 'u' }))
    .execute();
  expect(await database.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test.each(bothDatabases)('on %s what a visitor sends gets its defaults', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await db.insertInto('inbox').values({ id: 'i', kind: 'contacts', sent: '{}', createdAt: time }).execute();
  expect(await db.selectFrom('inbox').selectAll().execute()).toEqual([
    {
      ...{ id: 'i', kind: 'contacts', sent: '{}', createdAt: time },
      ...{ status: 'pending', version: 1, formToken: 'none', votes: 0, newsletter: 0 },
      ...{ email: null, reference: null, interestCategory: null, consent: null, notes: null },
      ...{ answer: null, mergedInto: null, decidedAt: null },
    },
  ]);
});

test.each(bothDatabases)('on %s a user name can be taken once', async (kind) => {
  await using database = await openDatabase(kind);
  const add = (id: string) =>
    database.db
      .insertInto('users')
      .values(buildUserRow({ id, email: `${id}@staff.invalid` }))
      .execute();
  await add('1');
  await expect(add('2')).rejects.toThrow(/unique/i);
});

test.each(bothDatabases)('on %s what is required cannot be left out', async (kind) => {
  await using database = await openDatabase(kind);
  await expect(
    database.db
      .insertInto('inbox')
      .values({ id: 'c', kind: 'contacts', createdAt: time } as never)
      .execute(),
  ).rejects.toThrow(/null/i);
});

test.each(bothDatabases)(
  'on %s an address has one confirmed wish for mail and one that waits, and a reference is given once',
  async (kind) => {
    await using database = await openDatabase(kind);
    const { db } = database;
    const wish = (id: string, email: string, confirmedAt: string | null) =>
      db.insertInto('termsWatches').values({ id, email, confirmedAt, tools: '["lamp"]', createdAt: time }).execute();
    await wish('1', 'a@b.example', null);
    await wish('2', 'A@b.example', time);
    await wish('3', 'other@b.example', null);
    await expect(wish('4', 'A@B.example', null)).rejects.toThrow(/unique/i);
    await expect(wish('5', 'a@b.example', time)).rejects.toThrow(/unique/i);
    const insertQuestion = (id: string, reference: string | null) =>
      db.insertInto('inbox').values({ id, kind: 'questions', sent: '{}', reference, createdAt: time }).execute();
    await insertQuestion('1', null);
    await insertQuestion('2', null);
    await insertQuestion('3', 'Q-222222');
    await expect(insertQuestion('4', 'Q-222222')).rejects.toThrow(/unique/i);
  },
);
