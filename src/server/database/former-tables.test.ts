import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { bothDatabases, openDatabase, openEmptyDatabase } from '#tests/environment/databases.ts';
import { sentRows } from '#tests/inbox-rows.ts';
import { buildStaffHub } from '#tests/staff-hub.ts';
import { buildContact } from '#tests/visitor-builders.ts';
import { formerTablesLifetimeMs, purge } from '../jobs/purge.ts';
import { findRecord } from '../records/store.ts';
import { nameFault } from './fault.ts';
import { formerTables } from './former-tables.ts';
import { migrate, migrationNames } from './migrate.ts';
import type { Database } from './tables.ts';

const before = '0015-mail-to-an-address';
const time = '2026-11-20T08:00:00.000Z';

/** A tool as the former release stored it, and its history. */
async function useFormerHub(db: Kysely<Database>): Promise<void> {
  // Its tables end with the fields that tools had then.
  const { alternatives: _, withoutAccount: __, ...known } = buildTool();
  const columns = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  );
  const row = { id: 't', ...columns, version: 1, createdAt: time, updatedAt: time };
  await db
    .insertInto('tools' as never)
    .values(row as never)
    .execute();
}

const saveAsFormer = (db: Kysely<Database>, name: string) => sql`update "tools" set "name" = ${name}, "version" = 2`.execute(db);
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: unknown) => nameFault(error),
  );

/** Waits until some connection waits for a lock of another. */
const untilOneWaits = (db: Kysely<Database>) =>
  vi.waitUntil(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0, { timeout: 20_000 });

test('on postgres an edit that a former node stores while a newer one migrates is in the one table of records', async () => {
  await using database = await openEmptyDatabase('postgres');
  const { db } = database;
  await migrate(db, 'postgres', before);
  await useFormerHub(db);
  const former = database.connectAgain();
  let migrating: Promise<void> = Promise.resolve();
  await former.db.transaction().execute(async (transaction) => {
    await saveAsFormer(transaction, 'Stored beside the migration');
    migrating = migrate(database.connectAgain().db, 'postgres');
    await untilOneWaits(db);
  });
  await migrating;
  expect(await findRecord(db, 'tools', 'lamp')).toMatchObject({ version: 2, record: { name: 'Stored beside the migration' } });
});

test('on postgres an edit that comes while a newer node migrates is stored before it, or refused for a while: never lost', async () => {
  await using database = await openEmptyDatabase('postgres');
  const { db } = database;
  await migrate(db, 'postgres', before);
  await useFormerHub(db);
  const former = database.connectAgain();
  let isMigrating = true;
  const migrating = migrate(database.connectAgain().db, 'postgres').finally(() => {
    isMigrating = false;
  });
  let stored = 0;
  const faults = new Set<unknown>();
  while (isMigrating) {
    const version = stored + 2;
    const fault = await faultOf(sql`update "tools" set "version" = ${version}`.execute(former.db));
    if (fault === 'stored') stored += 1;
    else faults.add(fault);
    await nextTurn();
  }
  await migrating;
  expect((await findRecord(db, 'tools', 'lamp'))?.version).toBe(stored + 1);
  expect([...faults].filter((fault) => fault !== 'unavailable')).toEqual([]);
});

test('on postgres a migration and a former node that wait for each other both go on', async () => {
  await using database = await openEmptyDatabase('postgres');
  const { db } = database;
  await migrate(db, 'postgres', before);
  await useFormerHub(db);
  const former = database.connectAgain();
  let migrating: Promise<void> = Promise.resolve();
  const saving = former.db.transaction().execute(async (transaction) => {
    // Held, and then a table is asked for that the migration locked before.
    await sql`lock table "deskTexts" in row exclusive mode`.execute(transaction);
    migrating = migrate(database.connectAgain().db, 'postgres');
    await untilOneWaits(db);
    await saveAsFormer(transaction, 'Waited for');
  });
  const fault = await faultOf(saving);
  await migrating;
  expect(['stored', 'busy', 'unavailable']).toContain(fault);
  const name = fault === 'stored' ? 'Waited for' : 'Lamp';
  expect(await findRecord(db, 'tools', 'lamp')).toMatchObject({ record: { name } });
});

test('on postgres a message that a former node stores while a newer one migrates is in the inbox, and one that comes later is refused', async () => {
  await using database = await openEmptyDatabase('postgres');
  const { db } = database;
  await migrate(db, 'postgres', '0022-laid-content');
  const store = (on: Kysely<Database>, id: string) =>
    sql`insert into contacts (id, name, email, message, "createdAt") values (${id}, 'Naomi', '', 'Hello', ${time})`.execute(on);
  let migrating: Promise<void> = Promise.resolve();
  await database
    .connectAgain()
    .db.transaction()
    .execute(async (transaction) => {
      await store(transaction, 'beside the migration');
      migrating = migrate(database.connectAgain().db, 'postgres');
      await untilOneWaits(db);
    });
  await migrating;
  expect(await sentRows(db, 'contacts')).toMatchObject([{ id: 'beside the migration', message: 'Hello' }]);
  expect(await faultOf(store(db, 'later'))).toBe('unavailable');
});

test('on postgres a former node reads what it read before, and what it would write is refused for a while, until a week has passed', async () => {
  await using database = await openEmptyDatabase('postgres');
  const { db } = database;
  await migrate(db, 'postgres', before);
  await useFormerHub(db);
  await sql`insert into contacts (id, name, email, message, "createdAt") values ('c', 'Naomi', '', 'Hello', ${time})`.execute(db);
  await migrate(db, 'postgres');
  const read = () => sql`select "slug" from "tools"`.execute(db);
  const readMessages = () => sql`select "message" from "contacts"`.execute(db);
  expect((await read()).rows).toEqual([{ slug: 'lamp' }]);
  expect((await readMessages()).rows).toEqual([{ message: 'Hello' }]);
  const tables = ['workflowTools', 'tools', 'workflows', 'answers', 'toolFacts', 'termsChanges', 'deskTexts'];
  expect(formerTables).toEqual([...tables, 'submissions', 'contacts', 'questions']);
  for (const table of formerTables) expect(await faultOf(sql`delete from ${sql.table(table)}`.execute(db))).toBe('unavailable');
  expect(await faultOf(saveAsFormer(db, 'Lost'))).toBe('unavailable');

  const now = Date.now();
  await purge(db, now + formerTablesLifetimeMs - 60_000);
  expect((await read()).rows).toHaveLength(1);
  // Each is kept for a week of its own.
  const weekAgo = new Date(now - formerTablesLifetimeMs - 60_000).toISOString();
  await sql`update kysely_migration set "timestamp" = ${weekAgo} where "name" = '0016-one-table-of-records'`.execute(db);
  await purge(db, now);
  expect(await faultOf(read())).toBe('newer');
  expect((await readMessages()).rows).toHaveLength(1);
  expect(await faultOf(sql`delete from "contacts"`.execute(db))).toBe('unavailable');
  await purge(db, now + formerTablesLifetimeMs + 60_000);
  expect(await faultOf(readMessages())).toBe('newer');
  expect(
    (
      await sql`select from pg_proc where proname = 'refuseFormerNode'
    and pronamespace = current_schema()::text::regnamespace`.execute(db)
    ).rows,
  ).toEqual([]);
  await purge(db, now + formerTablesLifetimeMs + 120_000);
});

test('on postgres a node that runs on what a newer one has changed says that the hub is being upgraded, never a bare 500', async () => {
  await using hub = await buildStaffHub('postgres');
  const staff = await hub.as('amos');
  const { version, tool } = await staff.read<{ version: number; tool: object }>('GET', '/api/staff/tools/lamp');
  await sql`alter table "records" rename to "recordsOfNewer"`.execute(hub.db);
  await sql`alter table "inbox" rename column "sent" to "words"`.execute(hub.db);
  const asked = [
    await staff.call('GET', '/api/staff/tools'),
    await staff.call('PUT', '/api/staff/tools/lamp', { version, tool }),
    await staff.call('PUT', '/api/staff/tools/lamp', { version, tool }, { 'Idempotency-Key': 'k' }),
    await hub.post('/api/contacts', buildContact()),
  ];
  for (const response of asked) {
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({
      message: 'The hub is being upgraded: your draft is kept. Please try again in a minute.',
    });
  }
  expect((await fetch(`${hub.address}/tools/lamp`)).status).toBe(200);
});

test.each(bothDatabases)('on %s a hub that nobody used keeps nothing of a former one', async (kind) => {
  await using database = await openDatabase(kind);
  const names = (await database.db.introspection.getTables()).map(({ name }) => name);
  expect(names.filter((name) => formerTables.includes(name))).toEqual([]);
  expect(migrationNames).toEqual(expect.arrayContaining(['0016-one-table-of-records', '0023-inbox']));
});
