import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { TestDatabase } from '#tests/environment/databases.ts';
import { bothDatabases, databaseKinds, openDatabase } from '#tests/environment/databases.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { contactsOf, inDatabase, openPlace, sendContact } from '#tests/hub-places.ts';
import { rowsOf } from '#tests/restores.ts';
import { buildUserRow } from '#tests/staff-builders.ts';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { openForCommand } from '../commands/open-for-command.ts';
import { migrate, migrationNames } from './migrate.ts';
import { findMigrationsDone, tooOldDatabase } from './migration-list.ts';
import type { Database } from './tables.ts';

const now = '2026-11-28T20:00:00.000Z';
const time = '2026-11-20T08:00:00.000Z';
const lastDay = '2026-11-28T15:00:00.000Z';

/** Migrations of a hub of November 28, 2026, whose tables are those of the baseline. */
const formerNames = [
  ...['0001-catalogue-and-visitors', '0002-visitors-writes', '0003-staff', '0004-page-views-and-outbox', '0005-workflow-status'],
  ...['0006-evidence-and-prompts', '0007-history-and-drafts', '0008-facts-and-links', '0010-second-factor'],
  ...['0011-questions-and-answers', '0012-many-at-once-and-desk-texts', '0013-texts-follow-files', '0014-votes-for-answers'],
  ...['0015-mail-to-an-address', '0016-one-table-of-records', '0017-documents', '0018-terms-watches', '0019-document-reads'],
  ...['0020-one-wish-an-address', '0021-files-not-taken', '0022-laid-content', '0023-inbox'],
];
const upTo = (name: string) => formerNames.filter((former) => former <= name);

/** Replaces a database's list of migrations by the one from before the baseline. */
async function beFormer(db: Kysely<Database>, names: readonly string[] = formerNames): Promise<void> {
  const rows = names.map((name) => sql`(${name}, ${name === formerNames.at(-1) ? lastDay : time})`);
  await sql`delete from kysely_migration`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values ${sql.join(rows)}`.execute(db);
}

/** Makes a place where a hub received a message, and whose list of migrations is from before the baseline. */
async function putFormerHub(place: HubPlace, names?: readonly string[]): Promise<void> {
  const hub = await place.start();
  await sendContact(hub.address, 'Sent before the baseline');
  await hub.stop();
  const { db, close } = place.connect();
  await beFormer(db, names);
  await close();
}

/** Leaves what the former migrations left for a week: tables that refuse writes, with the rows that they had. */
async function leaveTables({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await sql`create function "refuseFormerNode"() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  for (const table of ['contacts', 'questions']) {
    await sql`create table ${sql.table(table)} (id text)`.execute(db);
    await sql`insert into ${sql.table(table)} values ('erased since')`.execute(db);
    await sql`create trigger "refuseFormerNode" before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function "refuseFormerNode"()`.execute(db);
  }
}

const tablesOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  return rows.map(({ name }) => name);
};

test.each(bothDatabases)('on %s a hub that has had the migrations before the baseline is adopted as it stands', async (kind) => {
  await using database = await openDatabase(kind);
  const { db } = database;
  await db
    .insertInto('users')
    .values(buildUserRow({ id: 'u' }))
    .execute();
  await beFormer(db);
  await migrate(db, kind);
  const list = sql`select name, timestamp from kysely_migration`;
  // Last day on which its tables changed.
  expect((await list.execute(db)).rows).toEqual([{ name: '0001-baseline', timestamp: lastDay }]);
  expect(migrationNames[0]).toBe('0001-baseline');
  await migrate(db, kind);
  expect((await list.execute(db)).rows).toEqual([{ name: '0001-baseline', timestamp: lastDay }]);
  expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'ann' }]);
  expect(await db.selectFrom('revisions').select('number').execute()).toHaveLength(1);
});

test.each(bothDatabases)(
  'on %s a hub from further back is refused, whatever it is asked for, and nothing is written to it',
  async (kind) => {
    await using place = await openPlace(kind);
    await putFormerHub(place, upTo('0022-laid-content'));
    const before = await rowsOf(place);
    await expect(place.start()).rejects.toThrow(tooOldDatabase);
    await expect(openForCommand(place.settings)).rejects.toThrow(tooOldDatabase);
    await expect(backUp(place.settings, join(place.folder, 'hub.backup'), now)).rejects.toThrow(tooOldDatabase);
    expect(await rowsOf(place)).toEqual(before);
    expect(tooOldDatabase).toBe(
      'This database is older than the version of November 28, 2026 (git checkout 0b613741). Start it once with that version, then with this one.',
    );
  },
);

test('a command beside a hub that is not adopted yet has it started once', async () => {
  await using place = await openPlace('sqlite');
  await putFormerHub(place);
  await expect(openForCommand(place.settings)).rejects.toThrow('start the hub once (npm start), then try again.');
  await (await place.start()).stop();
  await (await openForCommand(place.settings)).close();
});

test('on postgres nodes that start at once adopt a hub once', async () => {
  await using database = await openDatabase('postgres');
  await beFormer(database.db);
  const nodes = [database, database.connectAgain(), database.connectAgain(), database.connectAgain()];
  await Promise.all(nodes.map(({ db }) => migrate(db, 'postgres')));
  expect(await findMigrationsDone(database.db)).toEqual(['0001-baseline']);
});

test('on postgres what releases before left for their nodes goes with the adoption, or nothing is done', async () => {
  await using database = await openDatabase('postgres');
  const { db } = database;
  await beFormer(db);
  await leaveTables(database);
  await sql`create table tools (id text)`.execute(db);
  await sql`create view "ofAnotherProgram" as select id from contacts`.execute(db);
  await expect(migrate(db, 'postgres')).rejects.toThrow(/depend/);
  expect(await findMigrationsDone(db)).toEqual(formerNames);

  await sql`drop view "ofAnotherProgram"`.execute(db);
  await migrate(db, 'postgres');
  expect(await findMigrationsDone(db)).toEqual(['0001-baseline']);
  const tables = await tablesOf(db);
  expect(tables.filter((name) => ['contacts', 'questions'].includes(name))).toEqual([]);
  // Table of another program, not left by a migration.
  expect(tables).toContain('tools');
});

test('on postgres an adoption and a node of before that wait for each other both go on', async () => {
  await using database = await openDatabase('postgres');
  const { db } = database;
  await beFormer(db);
  await leaveTables(database);
  const former = database.connectAgain();
  let adopting: Promise<void> = Promise.resolve();
  const reading = former.db.transaction().execute(async (transaction) => {
    await sql`select from questions`.execute(transaction);
    adopting = migrate(database.connectAgain().db, 'postgres');
    const oneWaits = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0;
    await vi.waitUntil(oneWaits, { timeout: 20_000 });
    await sql`select from contacts`.execute(transaction);
  });
  await Promise.allSettled([reading]);
  await adopting;
  expect(await findMigrationsDone(db)).toEqual(['0001-baseline']);
});

test.each(databaseKinds.flatMap((from) => databaseKinds.map((to) => ({ from, to }))))(
  'a backup that was made on $from before the baseline comes back on $to, and in the place of a hub of before',
  async ({ from, to }) => {
    await using source = await openPlace(from);
    await using target = await openPlace(to);
    await putFormerHub(source);
    const file = join(source.folder, 'hub.backup');
    await backUp(source.settings, file, now);
    for (const force of [false, true]) {
      if (force) await putFormerHub(target);
      await restore(target.settings, file, { force, now });
      await (await target.start()).stop();
      expect(await contactsOf(target)).toEqual(['Sent before the baseline']);
    }
  },
);

test.each(databaseKinds)('on %s a backup of a hub from further back is refused, and nothing is changed', async (kind) => {
  await using source = await openPlace('sqlite');
  await using target = await openPlace(kind);
  await putFormerHub(target);
  const before = await rowsOf(target);
  await putFormerHub(source, upTo('0022-laid-content'));
  const restoring = restore(target.settings, join(source.dataDir, 'hub.sqlite'), { force: true, now });
  await expect(restoring).rejects.toThrow(
    /hub\.sqlite is older than the version of .+ Restore it with that version, start that once, then this one\.$/,
  );
  expect(await rowsOf(target)).toEqual(before);
});

test('on postgres a hub from further back is put aside whole, with tables that this version does not know', async () => {
  await using place = await openPlace('postgres');
  await putFormerHub(place);
  const file = join(place.folder, 'hub.backup');
  await backUp(place.settings, file, now);
  const { db, close } = place.connect();
  await beFormer(db, upTo('0022-laid-content'));
  await sql`create table surveys (id text)`.execute(db);
  await close();
  const asideSchema = await restore(place.settings, file, { force: true, now });
  expect(await inDatabase(place, sql`select id from ${sql.id(String(asideSchema), 'surveys')}`)).toEqual([]);
  await (await place.start()).stop();
  expect(await contactsOf(place)).toEqual(['Sent before the baseline']);
});

test('on postgres a backup of before the adoption leaves out what was left, and the version of before takes it back', async () => {
  await using place = await openPlace('postgres');
  await putFormerHub(place);
  const { db, close } = place.connect();
  await leaveTables({ db });
  await close();
  const file = join(place.folder, 'before-upgrade.backup');
  await backUp(place.settings, file, now);
  const [head = '', ...lines] = String(gunzipSync(readFileSync(file))).split('\n');
  expect((JSON.parse(head) as { migrations: string[] }).migrations).toEqual(formerNames);
  expect(lines.filter((line) => line.includes('erased since'))).toEqual([]);
  // Restoring puts all of it aside.
  const asideSchema = await restore(place.settings, file, { force: true, now });
  const rows = await inDatabase(place, sql<{ id: string }>`select id from ${sql.id(String(asideSchema), 'contacts')}`);
  expect(rows).toEqual([{ id: 'erased since' }]);
});
