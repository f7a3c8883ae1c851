import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildFolder, offline, writeHubRoot } from '#tests/builders.ts';
import { bothDatabases, databaseKinds } from '#tests/environment/databases.ts';
import type { HubPlace } from '#tests/hub-places.ts';
import { contactsOf, openPlace, sendContact, smallCatalogue } from '#tests/hub-places.ts';
import { alterRecords } from '#tests/stored-records.ts';
import { addAccount, changeAccount } from '../auth/accounts.ts';
import { connectSqlite } from '../database/connect.ts';
import { findUsers } from '../repositories/users.ts';
import { startServer } from '../start.ts';
import { backUp } from './backup.ts';
import { hubTables } from './hub-tables.ts';
import { restore } from './restore.ts';

const now = '2026-11-20T08:00:00.000Z';
const into = { force: false, now };
const over = { force: true, now };

const fileIn = (place: HubPlace) => join(place.folder, 'hub.backup');

const addresses = [
  '/api/tools',
  '/api/tools/lamp',
  '/api/workflows',
  '/api/workflows/weekly-letter',
  '/api/categories',
  '/sitemap.xml',
  '/all-tools',
  '/api/tools?q=candle',
];
const answersOf = (address: string) =>
  Promise.all(addresses.map(async (path) => [path, await (await fetch(address + path)).text()]));

test.each(bothDatabases.flatMap((from) => bothDatabases.map((to) => ({ from, to }))))(
  'the drill: a hub restored on $to from a backup that was made on $from, while it took writes, answers the same',
  async ({ from, to }) => {
    await using source = await openPlace(from);
    await using target = await openPlace(to);
    const hub = await source.start();
    expect(await sendContact(hub.address, 'Sent before the backup, “quoted” [1] 😀')).toBe(201);

    let isWriting = true;
    const writing = (async () => {
      for (let count = 0; isWriting && count < 8; count += 1)
        await sendContact(hub.address, `Sent beside the backup, number ${count}`);
    })();
    await backUp(source.settings, fileIn(source), now);
    isWriting = false;
    await writing;
    const before = await answersOf(hub.address);
    await hub.stop();

    await restore(target.settings, fileIn(source), into);
    const restored = await target.start();
    expect(await answersOf(restored.address)).toEqual(before);
    await restored.stop();
    const messages = await contactsOf(target);
    expect(messages).toContain('Sent before the backup, “quoted” [1] 😀');
    const sourceMessages = await contactsOf(source);
    expect(messages.filter((message) => !sourceMessages.includes(message))).toEqual([]);
  },
);

test.each(bothDatabases)('on %s what staff edited is in the backup, and seeding leaves it alone', async (kind) => {
  await using source = await openPlace(kind);
  await using target = await openPlace(kind);
  await (await source.start()).stop();
  const { db, close } = source.connect();
  await alterRecords(db, 'tools', { name: 'Lantern' }, { editedAt: now, version: 2 }, 'lamp');
  await close();
  await backUp(source.settings, fileIn(source), now);
  await restore(target.settings, fileIn(source), into);
  await using hub = await target.start();
  expect((await (await fetch(`${hub.address}/api/tools/lamp`)).json()) as object).toMatchObject({ name: 'Lantern' });
});

const pairs = databaseKinds.flatMap((from) => databaseKinds.map((to) => ({ from, to })));

test.each(pairs)('staff come back from $from on $to with their passwords, and nobody is signed in', async ({ from, to }) => {
  await using source = await openPlace(from);
  await using target = await openPlace(to);
  const hub = await source.start();
  const { db, close } = source.connect();
  const add = (username: string, email?: string) =>
    addAccount(
      db,
      { username, password: 'correct horse battery', role: 'admin', email },
      { username: '(test)' },
      new Date('2026-11-20T07:30:00.123Z'),
    );
  await add('ruth', 'ruth@college.example');
  const by = { by: { username: '(test)' }, now: new Date(), sendsMail: false };
  await changeAccount(db, await add('amos'), { disabled: true }, by);
  await close();
  const signIn = (address: string, username = 'ruth') =>
    fetch(`${address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: 'correct horse battery' }),
    });
  expect((await signIn(hub.address)).status).toBe(200);
  await backUp(source.settings, fileIn(source), now);
  await hub.stop();
  await restore(target.settings, fileIn(source), into);
  const restored = target.connect();
  expect(await restored.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect((await restored.db.selectFrom('auditLog').select('action').orderBy('at').execute()).map(({ action }) => action)).toEqual(
    ['added user', 'added user', 'changed user', 'signed in'],
  );
  expect(await findUsers(restored.db)).toMatchObject([
    { username: 'amos', disabled: true, email: null, createdAt: '2026-11-20T07:30:00.123Z' },
    { username: 'ruth', disabled: false, email: 'ruth@college.example', createdAt: '2026-11-20T07:30:00.123Z' },
  ]);
  await restored.close();
  await using again = await target.start();
  expect((await signIn(again.address)).status).toBe(200);
  expect((await signIn(again.address, 'amos')).status).toBe(401);
});

async function refusal(work: Promise<unknown>): Promise<string> {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Error)) throw new Error('it was expected to be refused');
  return failure.message;
}

test('a backup replaces no other file, and is for its owner alone', async () => {
  await using place = await openPlace('sqlite');
  await (await place.start()).stop();
  process.umask(0o077);
  await backUp(place.settings, fileIn(place), now);
  expect(statSync(fileIn(place)).mode & 0o077).toBe(0);
  expect(await refusal(backUp(place.settings, fileIn(place), now))).toMatch(/is there already\./);
});

test('a backup of a folder without a database is refused', async () => {
  await using place = await openPlace('sqlite');
  expect(await refusal(backUp(place.settings, fileIn(place), now))).toMatch(/^There is no database in /);
  expect(existsSync(fileIn(place))).toBe(false);
});

test.each(bothDatabases)('on %s a restore is refused where there is a database, unless it is forced', async (kind) => {
  await using place = await openPlace(kind);
  await (await place.start()).stop();
  await backUp(place.settings, fileIn(place), now);
  const hub = await place.start();
  await sendContact(hub.address, 'Sent after the backup was made');
  await hub.stop();
  expect(await refusal(restore(place.settings, fileIn(place), into))).toMatch(/already\. With --force/);
  expect(await contactsOf(place)).toHaveLength(1);
  await restore(place.settings, fileIn(place), over);
  expect(await contactsOf(place)).toEqual([]);
});

test.each(bothDatabases)('on %s a restore below a running hub is refused, also when it is forced', async (kind) => {
  await using place = await openPlace(kind);
  await using _hub = await place.start();
  await backUp(place.settings, fileIn(place), now);
  expect(await refusal(restore(place.settings, fileIn(place), over))).toMatch(/in use by another process|Hubs are running/);
});

test('a file that is no backup, or not whole, is refused before anything is changed', async () => {
  await using source = await openPlace('postgres');
  await using target = await openPlace('sqlite');
  await (await source.start()).stop();
  await backUp(source.settings, fileIn(source), now);
  const whole = readFileSync(fileIn(source));
  const file = join(target.folder, 'some.file');
  const lines = gunzipSync(whole).toString().split('\n');
  const cases: [bytes: Buffer | string, sentence: RegExp][] = [
    ['hello', /is no backup of the hub\.$/],
    [gzipSync('hello'), /It is damaged, or no backup of the hub\.$/],
    [whole.subarray(0, whole.length - 40), /It is damaged, or no backup of the hub\.$/],
    [gzipSync(lines.slice(0, -2).join('\n')), /is not whole/],
    [gzipSync(lines.filter((line) => !line.includes('"candle"')).join('\n')), /is not whole/],
    [gzipSync(lines.join('\n').replace('"0001-', '"9999-')), /was made by a newer version of the hub \(9999-/],
  ];
  for (const [bytes, sentence] of cases) {
    writeFileSync(file, bytes);
    expect(await refusal(restore(target.settings, file, into))).toMatch(sentence);
  }
  expect(existsSync(join(target.folder, 'data'))).toBe(false);
});

test('a SQLite file that is damaged or of another program is refused', async () => {
  await using source = await openPlace('sqlite');
  await using target = await openPlace('sqlite');
  await (await source.start()).stop();
  await backUp(source.settings, fileIn(source), now);
  truncateSync(fileIn(source), 20_000);
  expect(await refusal(restore(target.settings, fileIn(source), into))).toMatch(/is damaged, or no backup of the hub/);
  const other = join(target.folder, 'other.sqlite');
  const { db, close } = connectSqlite(other);
  await sql`create table recipes (id text)`.execute(db);
  await close();
  expect(await refusal(restore(target.settings, other, into))).toMatch(/is damaged, or no backup of the hub/);
  expect(await refusal(restore(target.settings, join(target.folder, 'none'), into))).toMatch(/^There is no file /);
});

test('the restored hub starts where its folder had lost the database', async () => {
  await using source = await openPlace('sqlite');
  await (await source.start()).stop();
  await backUp(source.settings, fileIn(source), now);
  writeFileSync(join(source.dataDir, 'hub.sqlite'), '');
  const root = buildFolder();
  writeHubRoot(root.path, smallCatalogue);
  const environment = { ...offline, ...source.environment, PORT: '0', LOG_LEVEL: 'silent' };
  expect(await refusal(startServer({ root: root.path, environment, development: false }))).toMatch(/Restore a backup/);
  await restore(source.settings, fileIn(source), into);
  await (await startServer({ root: root.path, environment, development: false })).stop();
  root[Symbol.dispose]();
});

test('tables come after those that they refer to', async () => {
  const tables = await hubTables();
  expect(tables.indexOf('sessions')).toBeGreaterThan(tables.indexOf('users'));
  expect(tables).toContain('inbox');
});
