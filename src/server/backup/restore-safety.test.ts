import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildHub } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { contactsOf, inDatabase, openPlace, sendContact, smallCatalogue } from '#tests/hub-places.ts';
import { atReplaced, breakingBackup, replacedIn, rowsOf } from '#tests/restores.ts';
import { backUp } from './backup.ts';
import type { BackupSource } from './backup-source.ts';
import { openJsonLines } from './json-lines.ts';
import { restore } from './restore.ts';
import { restoreToPostgres } from './restore-to-postgres.ts';

const madeAt = '2026-11-20T08:00:00.000Z';
// Each restore has its own time, the real one: it names what is put aside.
let seconds = 0;
const over = () => ({ force: true, now: new Date(Date.parse(madeAt) + 1_000 * ++seconds).toISOString() });

const fileIn = (place: HubPlace) => join(place.folder, 'hub.backup');

/** Runs a hub that receives a message and then ends as a power cut would end it, with its log next to the database. */
async function takeInAndDie(place: HubPlace, message: string): Promise<void> {
  const hub = await place.start();
  expect(await sendContact(hub.address, message)).toBe(201);
  const remains = ['hub.sqlite', 'hub.sqlite-wal'].flatMap((name) => {
    const file = join(place.dataDir, name);
    return existsSync(file) ? [[file, readFileSync(file)] as const] : [];
  });
  await hub.stop();
  for (const [file, bytes] of remains) writeFileSync(file, bytes);
  if (place.kind === 'sqlite') expect(remains).toHaveLength(2);
}

const schemaOf = async (place: HubPlace) =>
  (await inDatabase(place, sql<{ name: string }>`select current_schema() as name`))[0]?.name;

async function tablesIn(place: HubPlace, schema?: string): Promise<string[]> {
  const rows = await inDatabase(
    place,
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = ${schema ?? sql`current_schema()`}`,
  );
  return rows.map(({ name }) => name);
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('it was expected to be refused');
  return failure.message;
}

test.each(bothDatabases)(
  'on %s the drill twice in a row, each on a hub that was killed, keeps what it replaced each time, whole and apart',
  async (kind) => {
    await using place = await openPlace(kind);
    await takeInAndDie(place, 'one');
    await backUp(place.settings, fileIn(place), madeAt);
    await takeInAndDie(place, 'two');
    const first = await restore(place.settings, fileIn(place), over());
    expect(await contactsOf(place)).toEqual(['one']);
    await takeInAndDie(place, 'three');
    const second = await restore(place.settings, fileIn(place), over());
    expect(await contactsOf(place)).toEqual(['one']);
    expect(await replacedIn(place)).toEqual([first, second]);
    expect(await contactsOf(atReplaced(place, first))).toEqual(['one', 'two']);
    expect(await contactsOf(atReplaced(place, second))).toEqual(['one', 'three']);
    await (await place.start()).stop();
  },
);

test.each(bothDatabases)('on %s a backup that breaks half-way changes nothing and leaves nothing behind', async (kind) => {
  await using place = await openPlace(kind);
  await takeInAndDie(place, 'one');
  await breakingBackup(fileIn(place));
  const before = await rowsOf(place);
  expect(await refusal(restore(place.settings, fileIn(place), over()))).toMatch(
    /^The backup is damaged, or was changed: its rows of records cannot be stored \(.*unique.*\)\. Nothing was changed\.$/i,
  );
  expect(await rowsOf(place)).toEqual(before);
  expect(await replacedIn(place)).toEqual([]);
  expect(existsSync(join(place.dataDir, 'restoring'))).toBe(false);
  await (await place.start()).stop();
  expect(await contactsOf(place)).toEqual(['one']);
});

test.each(bothDatabases)('on %s what was put aside is never overwritten', async (kind) => {
  await using place = await openPlace(kind);
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  const options = over();
  const first = await restore(place.settings, fileIn(place), options);
  await takeInAndDie(place, 'two');
  expect(await refusal(restore(place.settings, fileIn(place), options))).toMatch(/is there already|already exists/);
  expect(await contactsOf(place)).toEqual(['one', 'two']);
  expect(await contactsOf(atReplaced(place, first))).toEqual(['one']);
});

test.each(databaseKinds)('on %s what was put aside can be backed up and restored like any other', async (kind) => {
  await using place = await openPlace(kind);
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  await takeInAndDie(place, 'two');
  const replaced = await restore(place.settings, fileIn(place), over());
  const file = kind === 'sqlite' ? String(replaced) : join(place.folder, 'undo.backup');
  if (kind === 'postgres') await backUp(atReplaced(place, replaced).settings, file, madeAt);
  await restore(place.settings, file, over());
  expect(await contactsOf(place)).toEqual(['one', 'two']);
});

test('a database that is damaged is put aside as it is, with its log', async () => {
  await using place = await openPlace('sqlite');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  const database = join(place.dataDir, 'hub.sqlite');
  writeFileSync(database, 'no database any more');
  writeFileSync(`${database}-wal`, 'what its log was');
  const replaced = await restore(place.settings, fileIn(place), over());
  expect(readFileSync(String(replaced), 'utf8')).toBe('no database any more');
  expect(readFileSync(`${replaced}-wal`, 'utf8')).toBe('what its log was');
  expect(await contactsOf(place)).toEqual(['one']);
});

test('a SQLite database that another command has open is not replaced', async () => {
  await using place = await openPlace('sqlite');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  using other = new DatabaseSync(join(place.dataDir, 'hub.sqlite'));
  other.exec('begin; select * from inbox');
  expect(await refusal(restore(place.settings, fileIn(place), over()))).toMatch(/is in use, perhaps by a backup/);
  expect(await replacedIn(place)).toEqual([]);
  other.exec('rollback');
  other.close();
  await restore(place.settings, fileIn(place), over());
});

test('PostgreSQL tables that somebody reads for long are not replaced', async () => {
  await using place = await openPlace('postgres');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  const reader = place.connect();
  await reader.db.connection().execute(async (connection) => {
    await sql`set application_name = 'somebody'; begin; select * from inbox`.execute(connection);
    expect(await refusal(restore(place.settings, fileIn(place), over()))).toMatch(
      /^Another program uses the tables of the hub: stop it and try again \(.+\)\. Nothing was changed\.$/,
    );
    await sql`rollback`.execute(connection);
  });
  await reader.close();
  expect(await replacedIn(place)).toEqual([]);
});

test('on PostgreSQL a hub that starts while a restore is under way waits, and shows what was restored', async () => {
  await using place = await openPlace('postgres');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  await takeInAndDie(place, 'two');
  const source = await openJsonLines(fileIn(place));
  const [start, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: BackupSource = {
    ...source,
    async *rows() {
      start.resolve();
      await mayEnd.promise;
      yield* source.rows();
    },
  };
  const restoring = restoreToPostgres(place.environment.DATABASE_URL, slow, over());
  await start.promise;
  const starting = place.start();
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await inDatabase(place, waiting)).length > 0, { timeout: 20_000, interval: 20 });
  mayEnd.resolve();
  await restoring;
  await (await starting).stop();
  expect(await contactsOf(place)).toEqual(['one']);
});

test('on PostgreSQL what is not the hub’s stays where it is, and what a newer hub made is put aside with the rest', async () => {
  await using place = await openPlace('postgres');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  await inDatabase(place, sql`create table songs (title text)`);
  const first = String(await restore(place.settings, fileIn(place), over()));
  expect(await tablesIn(place)).toEqual(expect.arrayContaining(['songs', 'records']));
  expect(await tablesIn(place, first)).not.toContain('songs');

  await inDatabase(place, sql`drop table songs`);
  await inDatabase(place, sql`create table sketches (id text)`);
  await inDatabase(place, sql`insert into kysely_migration values ('9999-sketches', '2026-11-22T08:00:00.000Z')`);
  const second = String(await restore(place.settings, fileIn(place), over()));
  // No table is left that the next upgrade is about to make.
  expect(await tablesIn(place)).not.toContain('sketches');
  expect(await tablesIn(place, second)).toEqual(expect.arrayContaining(['sketches', 'records']));
  await (await place.start()).stop();
});

test('on PostgreSQL a user who may make no schema is told so, and nothing is changed', async () => {
  await using place = await openPlace('postgres');
  const role = `hub_test_role_${process.pid}`;
  const schema = (await schemaOf(place)) ?? '';
  await inDatabase(place, sql`create role ${sql.id(role)} login password 'p'`);
  await inDatabase(place, sql`grant usage, create on schema ${sql.id(schema)} to ${sql.id(role)}`);
  const url = new URL(place.environment.DATABASE_URL);
  url.username = role;
  url.password = 'p';
  const hub = await buildHub({ content: smallCatalogue, environment: { DATABASE_URL: url.href } });
  await sendContact(hub.address, 'one');
  await hub.stop();
  await backUp(place.settings, fileIn(place), madeAt);
  const own = { ...place.settings, databaseUrl: url.href };
  expect(await refusal(restore(own, fileIn(place), over()))).toMatch(/may not make the schema .+ grant create on database/);
  expect(await contactsOf(place)).toEqual(['one']);
  await inDatabase(place, sql`drop owned by ${sql.id(role)}`);
  await inDatabase(place, sql`drop role ${sql.id(role)}`);
});

test('what root restores belongs to the owner of the data folder', async () => {
  await using place = await openPlace('sqlite');
  await takeInAndDie(place, 'one');
  await backUp(place.settings, fileIn(place), madeAt);
  // User 'nobody' on Linux; a user who is not root owns the folder anyway.
  const owner = process.getuid?.() === 0 ? 65_534 : statSync(place.dataDir).uid;
  for (const name of ['', ...readdirSync(place.dataDir)]) chownSync(join(place.dataDir, name), owner, -1);
  await restore(place.settings, fileIn(place), over());
  const names = readdirSync(place.dataDir);
  expect(names).toHaveLength(new Set([...names, 'hub.sqlite', 'initialized', 'lock']).size);
  for (const name of names) expect([name, statSync(join(place.dataDir, name)).uid]).toEqual([name, owner]);
});
