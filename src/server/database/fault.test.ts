import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases, openDatabase } from '#tests/environment/databases.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import { createLog } from '../log.ts';
import { connectPostgres } from './connect.ts';
import { nameFault } from './fault.ts';

const errorOf = (run: () => unknown): Promise<unknown> =>
  Promise.try(run).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each(bothDatabases)('on %s the same value twice is called unique', async (kind) => {
  await using database = await openDatabase(kind);
  const add = () =>
    database.db
      .insertInto('users')
      .values(buildUserRow({ id: 'u' }))
      .execute();
  await add();
  expect(nameFault(await errorOf(add))).toBe('unique');
});

test.each(bothDatabases)('on %s a mistake of ours is no fault of the database', async (kind) => {
  await using database = await openDatabase(kind);
  const wrong = () => sql`select 1 +`.execute(database.db);
  expect(await errorOf(wrong)).toBeInstanceOf(Error);
  expect(nameFault(await errorOf(wrong))).toBeUndefined();
});

test('a PostgreSQL that is not there is unavailable', async () => {
  const { db, close } = connectPostgres('postgres://hub@127.0.0.1:1/postgres', createLog('silent'));
  expect(nameFault(await errorOf(() => db.selectFrom('users').select('id').execute()))).toBe('unavailable');
  await close();
});

test('a closed connection is unavailable', async () => {
  await using database = await openDatabase('postgres');
  const { db, close } = database.connectAgain();
  await db.selectFrom('users').select('id').execute();
  await close();
  expect(nameFault(await errorOf(() => db.selectFrom('users').select('id').execute()))).toBe('unavailable');
});

test('a SQLite file that another process writes to is busy, one that is none is corrupt, one that may not be written is unavailable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-fault-'));
  const path = join(folder, 'a.sqlite');
  using first = new DatabaseSync(path);
  using second = new DatabaseSync(path, { timeout: 0 });
  first.exec('create table t (a); begin immediate');
  expect(nameFault(await errorOf(() => second.exec('insert into t values (1)')))).toBe('busy');
  first.exec('commit');
  using reader = new DatabaseSync(path, { readOnly: true });
  expect(nameFault(await errorOf(() => reader.exec('insert into t values (1)')))).toBe('unavailable');
  const brokenPath = join(folder, 'b.sqlite');
  writeFileSync(brokenPath, 'this is no database, but it is long enough to be looked at as one'.repeat(100));
  using none = new DatabaseSync(brokenPath);
  expect(nameFault(await errorOf(() => none.exec('select * from sqlite_schema')))).toBe('corrupt');
  rmSync(folder, { recursive: true });
});

test.each([
  [{ code: '53100' }, 'full'],
  [{ code: '57P01' }, 'unavailable'],
  [{ code: '08006' }, 'unavailable'],
  [{ code: '57014' }, 'busy'],
  [{ code: 'ECONNRESET' }, 'unavailable'],
  [{ errcode: 13 }, 'full'],
  [{ errcode: 0x10a }, 'unavailable'],
  [{ message: 'timeout exceeded when trying to connect' }, 'unavailable'],
  [{ message: 'Connection terminated unexpectedly' }, 'unavailable'],
  [{ code: '42P01' }, 'newer'],
  [{ code: '42703' }, 'newer'],
  [{ code: '42601' }, undefined],
  [{ code: 'ERR_INVALID_ARG_TYPE' }, undefined],
  [{}, undefined],
])('%j is %s', (fields, fault) => {
  expect(nameFault(Object.assign(new Error('failed'), fields))).toBe(fault);
});

test('what is no error has no fault', () =>
  expect([undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }].map(nameFault)).toEqual(Array(4).fill(undefined)));

test('on postgres a node that runs on what a newer one has changed says that the hub is being upgraded, never a bare 500', async () => {
  await using hub = await buildStaffHub('postgres');
  const staff = await hub.as('amos');
  const { version, tool } = await staff.read<{ version: number; tool: object }>('GET', '/api/staff/tools/lamp');
  await sql`alter table "records" rename to "recordsOfNewer"`.execute(hub.db);
  await sql`alter table "inbox" rename column "sent" to "words"`.execute(hub.db);
  const responses = [
    await staff.call('GET', '/api/staff/tools'),
    await staff.call('PUT', '/api/staff/tools/lamp', { version, tool }),
    await staff.call('PUT', '/api/staff/tools/lamp', { version, tool }, { 'Idempotency-Key': 'k' }),
    await hub.post('/api/contacts', buildContact()),
  ];
  for (const response of responses) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({
      message: 'The hub is being upgraded: your draft is kept. Please try again in a minute.',
    });
  }
  expect((await fetch(`${hub.address}/tools/lamp`)).status).toBe(200);
});
