import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildWorkflow } from '#tests/builders.ts';
import { bothDatabases, openDatabase, openEmptyDatabase } from '#tests/environment/databases.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { findAll } from '../records/store.ts';
import { countAdmins, findUsers } from '../repositories/users.ts';
import { migrate } from './migrate.ts';
import type { Database } from './tables.ts';

const tables = ['inbox', 'records', 'revisions', 'users'];
const time = '2026-09-14T08:00:00.000Z';

/** A row of a table that there is no longer. */
const insertOld = (db: Kysely<Database>, table: string, row: object) =>
  db
    .insertInto(table as never)
    .values(row as never)
    .execute();

test.each(bothDatabases)('on %s an empty database gets its tables', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  await migrate(database.db, kind);
  // PostgreSQL also shows the schemas of other tests.
  const schemaOf = async () => (await sql<{ name: string }>`select current_schema() as name`.execute(database.db)).rows[0]?.name;
  const schema = kind === 'postgres' ? await schemaOf() : undefined;
  const found = (await database.db.introspection.getTables()).filter((table) => table.schema === schema);
  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(tables));
  expect(await database.db.selectFrom('revisions').select(['number', 'cause']).execute()).toEqual([
    { number: 0, cause: 'created' },
  ]);
});

test.each(bothDatabases)('on %s a migration that fails half-way leaves the database as it was before it', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  await migrate(database.db, kind, '0002-visitors-writes');
  // The third makes the users' table anew, and stumbles over one that it does not know of.
  await sql`create table sessions (id text)`.execute(database.db);
  await expect(migrate(database.db, kind)).rejects.toThrow();
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
  await sql`drop table sessions`.execute(database.db);
  await migrate(database.db, kind);
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

test.each(bothDatabases)('on %s the workflows of an older hub are active once there is a status', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await migrate(db, kind, '0004-page-views-and-outbox');
  const { slug, title, description, difficulty, reviewPoint, verifiedAt, ...rest } = buildWorkflow();
  const { aliases, categories, steps, bestPractices, neverEnter, sources } = rest;
  const lists = Object.entries({ aliases, categories, steps, bestPractices, neverEnter, sources });
  const row = {
    ...{ id: 'w', slug, title, description, difficulty, reviewPoint, verifiedAt, createdAt: time, updatedAt: time },
    ...Object.fromEntries(lists.map(([name, list]) => [name, JSON.stringify(list)])),
  };
  await insertOld(db, 'workflows', row);
  await migrate(db, kind);
  expect(await findAll(db, 'workflows')).toMatchObject([{ slug, title, status: 'active', before: [], tools: [] }]);
});

test.each(bothDatabases)('on %s the staff of an older hub keep their names, roles, times and sessions', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await migrate(db, kind, '0006-evidence-and-prompts');
  for (const [id, disabled] of [
    ['ann', 0],
    ['ben', 1],
  ] as const) {
    await db
      .insertInto('users')
      .values(buildUserRow({ id, username: id, email: `${id}@staff.invalid`, role: 'admin', disabled }))
      .execute();
  }
  const session = { id: 's', userId: 'ann', token: 't', expiresAt: time, createdAt: time, updatedAt: time };
  await db.insertInto('sessions').values(session).execute();
  await migrate(db, kind);
  const kept = { role: 'admin', email: null, secondFactor: false, createdAt: time };
  expect(await findUsers(db)).toEqual([
    { id: 'ann', username: 'ann', disabled: false, ...kept },
    { id: 'ben', username: 'ben', disabled: true, ...kept },
  ]);
  expect(await countAdmins(db)).toBe(1);
  const [found] = await db.selectFrom('sessions').select('expiresAt').execute();
  expect(new Date(found?.expiresAt ?? 0).toISOString()).toBe(time);
});

test.each(bothDatabases)('on %s what was voted before answers had votes is kept, by question and by answer', async (kind) => {
  await using database = await openEmptyDatabase(kind);
  const { db } = database;
  await migrate(db, kind, '0012-many-at-once-and-desk-texts');
  const question = { category: 'Starting out', question: 'May we?', createdAt: time };
  for (const row of [
    { id: 'first', ...question, votes: 3, status: 'answered', answer: 'may-we' },
    { id: 'second', ...question, votes: 2, status: 'answered', answer: 'may-we' },
    { id: 'open', ...question, votes: 7, status: 'open' },
  ])
    await insertOld(db, 'questions', row);
  for (const [id, slug] of Object.entries({ a: 'may-we', b: 'of-a-file' }))
    await insertOld(db, 'answers', { id, slug, record: '{}', createdAt: time, updatedAt: time });
  await sql`insert into "questionVotes" ("questionId", "voterHash", "day") values ('open', 'hash', '2026-11-22')`.execute(db);
  await migrate(db, kind);
  expect(await db.selectFrom('records').select(['id', 'name', 'votes']).orderBy('name').execute()).toEqual([
    { id: 'a', name: 'may-we', votes: 5 },
    { id: 'b', name: 'of-a-file', votes: 0 },
  ]);
  expect(await db.selectFrom('votes').selectAll().execute()).toEqual([
    { kind: 'questions', recordId: 'open', voterHash: 'hash', day: '2026-11-22' },
  ]);
});

test.each(bothDatabases)(
  'on %s of several wishes of one address the one that was confirmed last stays, and there can be no other',
  async (kind) => {
    await using database = await openEmptyDatabase(kind);
    const { db } = database;
    await migrate(db, kind, '0019-document-reads');
    const wish = { tools: '["lamp"]', createdAt: time };
    const later = '2026-10-01T08:00:00.000Z';
    for (const row of [
      { id: '1', email: 'a@b.example', confirmedAt: time, tools: '["old"]' },
      { id: '2', email: 'A@b.example', confirmedAt: later },
      { id: '3', email: 'a@b.example', createdAt: later },
      { id: '4', email: 'a@B.example' },
      { id: '5', email: 'other@b.example' },
    ])
      await insertOld(db, 'termsWatches', { ...wish, ...row });
    await migrate(db, kind);
    expect(await db.selectFrom('termsWatches').select(['id', 'tools', 'lastWish']).orderBy('id').execute()).toEqual([
      { id: '2', tools: '["lamp"]', lastWish: '1' },
      { id: '3', tools: '["lamp"]', lastWish: '4' },
      { id: '5', tools: '["lamp"]', lastWish: null },
    ]);
    for (const row of [
      { id: '6', email: 'A@B.example', confirmedAt: later },
      { id: '7', email: 'A@B.example' },
    ])
      await expect(insertOld(db, 'termsWatches', { ...wish, ...row })).rejects.toThrow(/unique/i);
  },
);

// Two processes on one SQLite file are refused before they migrate: data-folder.test.ts.
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
