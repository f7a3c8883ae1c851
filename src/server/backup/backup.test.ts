import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { TestFolder } from '#tests/builders.ts';
import { buildFolder, buildHub, buildTool, buildWorkflow, writeHubRoot } from '#tests/builders.ts';
import type { TestDatabase } from '#tests/environment/databases.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/environment/databases.ts';
import { addAccount } from '../auth/accounts.ts';
import type { DatabaseKind } from '../database/connect.ts';
import { connectPostgres, connectSqlite } from '../database/connect.ts';
import { startHub } from '../hub.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { backUp } from './backup.ts';
import { hubTables } from './hub-tables.ts';
import { restore } from './restore.ts';

const now = '2026-11-20T08:00:00.000Z';
const content = {
  tools: [buildTool({ aliases: ['[1]', 'it’s “😀”', 'line\nbreak'] }), buildTool({ slug: 'candle', name: 'Candle' })],
  workflows: [buildWorkflow({ tools: [{ tool: 'lamp', step: 1, use: 'Writes' }] })],
};

/** A place for a hub's data: a folder, or a PostgreSQL schema. */
interface Place extends AsyncDisposable {
  kind: DatabaseKind;
  environment: NodeJS.ProcessEnv;
  folder: TestFolder;
}

async function openPlace(kind: DatabaseKind): Promise<Place> {
  const folder = buildFolder();
  const database: TestDatabase | undefined = kind === 'postgres' ? await openEmptyDatabase(kind) : undefined;
  const environment = { DATA_DIR: join(folder.path, 'data'), DATABASE_URL: database?.url ?? '' };
  return {
    kind,
    environment,
    folder,
    [Symbol.asyncDispose]: async () => {
      await database?.[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

const settingsOf = (place: Place) => readSettings(place.environment, place.folder.path);
const fileIn = (place: Place) => join(place.folder.path, 'hub.backup');
const startAt = (place: Place) => buildHub({ content, environment: place.environment });

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

const sendContact = (address: string, message: string) =>
  fetch(`${address}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.org', message }),
  });

/** The place's database itself, as the staff command opens it. */
const connectTo = ({ environment }: Place) =>
  environment.DATABASE_URL
    ? connectPostgres(environment.DATABASE_URL, createLog('silent'))
    : connectSqlite(join(String(environment.DATA_DIR), 'hub.sqlite'));

async function contactsOf(place: Place): Promise<string[]> {
  const { db, close } = connectTo(place);
  const rows = await db.selectFrom('contacts').select('message').orderBy('message').execute();
  await close();
  return rows.map(({ message }) => message);
}

test.each(databaseKinds.flatMap((from) => databaseKinds.map((to) => ({ from, to }))))(
  'the drill: a hub restored on $to from a backup that was made on $from, while it took writes, answers the same',
  async ({ from, to }) => {
    await using source = await openPlace(from);
    await using target = await openPlace(to);
    const hub = await startAt(source);
    expect((await sendContact(hub.address, 'Sent before the backup, “quoted” [1] 😀')).status).toBe(201);

    let isWriting = true;
    const writing = (async () => {
      for (let sent = 0; isWriting && sent < 8; sent += 1)
        await sendContact(hub.address, `Sent beside the backup, number ${sent}`);
    })();
    await backUp(settingsOf(source), fileIn(source), now);
    isWriting = false;
    await writing;
    const before = await answersOf(hub.address);
    await hub.stop();

    await restore(settingsOf(target), fileIn(source), false);
    const restored = await startAt(target);
    expect(await answersOf(restored.address)).toEqual(before);
    await restored.stop();
    const messages = await contactsOf(target);
    expect(messages).toContain('Sent before the backup, “quoted” [1] 😀');
    const sent = await contactsOf(source);
    expect(messages.filter((message) => !sent.includes(message))).toEqual([]);
  },
);

test.each(databaseKinds)('on %s what staff edited is in the backup, and seeding leaves it alone', async (kind) => {
  await using source = await openPlace(kind);
  await using target = await openPlace(kind);
  await (await startAt(source)).stop();
  const { db, close } = connectTo(source);
  await db.updateTable('tools').set({ name: 'Lantern', editedAt: now, version: 2 }).where('slug', '=', 'lamp').execute();
  await close();
  await backUp(settingsOf(source), fileIn(source), now);
  await restore(settingsOf(target), fileIn(source), false);
  await using hub = await startAt(target);
  expect((await (await fetch(`${hub.address}/api/tools/lamp`)).json()) as object).toMatchObject({ name: 'Lantern' });
});

test.each(databaseKinds)('on %s staff come back with their passwords, and nobody is signed in', async (kind) => {
  await using source = await openPlace(kind);
  await using target = await openPlace(kind);
  const hub = await startAt(source);
  const { db, close } = connectTo(source);
  await addAccount(
    db,
    { username: 'ruth', password: 'correct horse battery', role: 'admin' },
    { username: '(test)' },
    new Date(),
  );
  await close();
  const signIn = (address: string) =>
    fetch(`${address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'ruth', password: 'correct horse battery' }),
    });
  expect((await signIn(hub.address)).status).toBe(200);
  await backUp(settingsOf(source), fileIn(source), now);
  await hub.stop();
  await restore(settingsOf(target), fileIn(source), false);
  const restored = connectTo(target);
  expect(await restored.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  expect((await restored.db.selectFrom('auditLog').select('action').orderBy('at').execute()).map(({ action }) => action)).toEqual(
    ['added user', 'signed in'],
  );
  await restored.close();
  await using again = await startAt(target);
  expect((await signIn(again.address)).status).toBe(200);
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
  await (await startAt(place)).stop();
  process.umask(0o077);
  await backUp(settingsOf(place), fileIn(place), now);
  expect(statSync(fileIn(place)).mode & 0o077).toBe(0);
  expect(await refusal(backUp(settingsOf(place), fileIn(place), now))).toMatch(/is there already\./);
});

test('a backup of a folder without a database is refused', async () => {
  await using place = await openPlace('sqlite');
  expect(await refusal(backUp(settingsOf(place), fileIn(place), now))).toMatch(/^There is no database in /);
  expect(existsSync(fileIn(place))).toBe(false);
});

test.each(databaseKinds)('on %s a restore is refused where there is a database, unless it is forced', async (kind) => {
  await using place = await openPlace(kind);
  await (await startAt(place)).stop();
  await backUp(settingsOf(place), fileIn(place), now);
  const hub = await startAt(place);
  await sendContact(hub.address, 'Sent after the backup was made');
  await hub.stop();
  expect(await refusal(restore(settingsOf(place), fileIn(place), false))).toMatch(/already\. With --force/);
  expect(await contactsOf(place)).toHaveLength(1);
  await restore(settingsOf(place), fileIn(place), true);
  expect(await contactsOf(place)).toEqual([]);
  if (kind === 'sqlite') expect(existsSync(join(String(place.environment.DATA_DIR), 'replaced.sqlite'))).toBe(true);
});

test.each(databaseKinds)('on %s a restore below a running hub is refused, also when it is forced', async (kind) => {
  await using place = await openPlace(kind);
  await using _hub = await startAt(place);
  await backUp(settingsOf(place), fileIn(place), now);
  expect(await refusal(restore(settingsOf(place), fileIn(place), true))).toMatch(/in use by another process|Hubs are running/);
});

test('a file that is no backup, or not whole, is refused before anything is changed', async () => {
  await using source = await openPlace('postgres');
  await using target = await openPlace('sqlite');
  await (await startAt(source)).stop();
  await backUp(settingsOf(source), fileIn(source), now);
  const whole = readFileSync(fileIn(source));
  const file = join(target.folder.path, 'some.file');
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
    expect(await refusal(restore(settingsOf(target), file, false))).toMatch(sentence);
  }
  expect(existsSync(join(target.folder.path, 'data'))).toBe(false);
});

test('a SQLite file that is damaged or of another program is refused', async () => {
  await using source = await openPlace('sqlite');
  await using target = await openPlace('sqlite');
  await (await startAt(source)).stop();
  await backUp(settingsOf(source), fileIn(source), now);
  truncateSync(fileIn(source), 20_000);
  expect(await refusal(restore(settingsOf(target), fileIn(source), false))).toMatch(/is damaged, or no backup of the hub/);
  const other = join(target.folder.path, 'other.sqlite');
  const { db, close } = connectSqlite(other);
  await sql`create table recipes (id text)`.execute(db);
  await close();
  expect(await refusal(restore(settingsOf(target), other, false))).toMatch(/is damaged, or no backup of the hub/);
  expect(await refusal(restore(settingsOf(target), join(target.folder.path, 'none'), false))).toMatch(/^There is no file /);
});

test('the restored hub starts where its folder had lost the database', async () => {
  await using source = await openPlace('sqlite');
  await (await startAt(source)).stop();
  await backUp(settingsOf(source), fileIn(source), now);
  writeFileSync(join(String(source.environment.DATA_DIR), 'hub.sqlite'), '');
  const root = buildFolder();
  writeHubRoot(root.path, content);
  const environment = { ...source.environment, PORT: '0', LOG_LEVEL: 'silent' };
  expect(await refusal(startHub({ root: root.path, environment, development: false }))).toMatch(/Restore a backup/);
  await restore(settingsOf(source), fileIn(source), false);
  await (await startHub({ root: root.path, environment, development: false })).stop();
  root[Symbol.dispose]();
});

test('tables come after those that they refer to', async () => {
  const tables = await hubTables();
  expect(tables.indexOf('workflowTools')).toBeGreaterThan(Math.max(tables.indexOf('tools'), tables.indexOf('workflows')));
  expect(tables).toContain('contacts');
});
