import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { DatabaseConnection, DatabaseKind } from '#server/database/connect.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import { byDay } from './night.ts';
import { runSql, uniqueName, withDatabase } from './sql.ts';

/** Databases for tests of SQL whose behavior may differ: locks, types, migrations, notifications. */
export const bothDatabases: DatabaseKind[] = ['sqlite', 'postgres'];

/** Databases for other tests of stored data: one by day, the pair at night. */
export const databaseKinds: DatabaseKind[] = byDay(['sqlite'], { atNight: bothDatabases });

/** Separate database for one test, removed when its scope ends. */
export interface TestDatabase extends DatabaseConnection, AsyncDisposable {
  /** Opens another connection to the same database, as a second process would; closed with it. */
  connectAgain(): DatabaseConnection;
  /** PostgreSQL only: the URL of this test's database, and of its schema. */
  url?: string;
}

/** Opens a separate, empty database: a file, or one on the server of TEST_DATABASE_URL. */
export const openEmptyDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  kind === 'sqlite' ? openSqliteDatabase() : openPostgresDatabase();

/** Templates that migrated.ts has made: with all tables, or also with the two users of a staff hub. */
export type Template = 'migrated' | 'staffed';

/** Opens a database with all its tables: a copy of a template of migrated.ts. */
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

/** Opens an SQLite database. @param copied template file to copy; without one it is empty */
async function openSqliteDatabase(copied?: string): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-sqlite-'));
  if (copied) copyFileSync(copied, join(folder, 'test.sqlite'));
  const connections = openTogether(() => connectSqlite(join(folder, 'test.sqlite')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { ...connections, [Symbol.asyncDispose]: () => connections.closeAll().then(remove) };
}

/** Opens an empty database, with a schema other than the default, as some operators have it. */
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
