import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConnection, DatabaseKind } from '#server/database/connect.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { byDay } from './night.ts';
import { runSql, uniqueName, withDatabase } from './sql.ts';

/** What a test of SQL runs on that the two databases may answer otherwise: locks, types, migrations, notifications. */
export const bothDatabases: DatabaseKind[] = ['sqlite', 'postgres'];

/** What other tests of stored data run on: one database by day, the pair at night. */
export const databaseKinds: DatabaseKind[] = byDay(['sqlite'], { atNight: bothDatabases });

/** A database of one test's own, empty of tables, gone when its scope ends. */
export interface TestDatabase extends DatabaseConnection, AsyncDisposable {
  /** Another connection to the same database, as a second process would have; closed with it. */
  connectAgain(): DatabaseConnection;
  /** PostgreSQL only: the address that leads to this test's database, and to its schema. */
  url?: string;
}

/** Opens a database that no other test sees: a file, or one of its own on the server of TEST_DATABASE_URL. */
export const openEmptyDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? openSqliteDatabase() : openPostgresDatabase();

/** What migrated.ts has made to be copied: with all its tables, or also with the two users of a staff hub. */
export type Template = 'migrated' | 'staffed';

/** … with all its tables: a copy of what migrated.ts has made. */
export const openDatabase = (kind: DatabaseKind, template: Template = 'migrated'): Promise<TestDatabase> =>
  kind === 'sqlite' ? openSqliteDatabase(inject(`${template}File`)) : copyPostgresDatabase(template);

/** @throws when there is no PostgreSQL to test on: such a test fails and is never skipped. */
function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error(
      'This test needs PostgreSQL: set TEST_DATABASE_URL to a user who may create databases, or run `npm test`, which starts one.',
    );
  return url;
}

/** @param copied the file that it is a copy of; it is empty without one */
async function openSqliteDatabase(copied?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-sqlite-'));
  if (copied) copyFileSync(copied, join(folder, 'test.sqlite'));
  const connections = openTogether(() => connectSqlite(join(folder, 'test.sqlite')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...connections, [Symbol.asyncDispose]: () => connections.closeAll().then(remove) };
}

/** Empty, and with a schema that is not the usual one, as some operators have it. */
async function openPostgresDatabase(): Promise<TestDatabase> {
  const { url: whole, remove } = await createPostgresDatabase('template0');
  const schema = uniqueName();
  await runSql(whole, `create schema ${schema}`);
  const url = new URL(whole);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return connectTo(url.href, remove);
}

async function copyPostgresDatabase(template: Template): Promise<TestDatabase> {
  const { url, remove } = await createPostgresDatabase(inject(`${template}Database`));
  return connectTo(url, remove);
}

async function createPostgresDatabase(template: string | undefined) {
  const server = testDatabaseUrl();
  const name = uniqueName();
  await runSql(server, `create database ${name} template ${template}`);
  return { url: withDatabase(server, name), remove: () => runSql(server, `drop database ${name} with (force)`) };
}

function connectTo(url: string, remove: () => Promise<void>): TestDatabase {
  const connections = openTogether(() => connectPostgres(url, createLog('silent')));
  return { ...connections, url, [Symbol.asyncDispose]: () => connections.closeAll().then(remove) };
}

function openTogether(connect: () => DatabaseConnection) {
  const first = connect();
  const open = [first];
  const connectAgain = () => {
    const another = connect();
    open.push(another);
    return another;
  };
  return { ...first, connectAgain, closeAll: () => Promise.all(open.map((connection) => connection.close())) };
}
