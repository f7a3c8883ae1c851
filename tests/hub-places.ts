import { join } from 'node:path';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Content } from '#server/content/read-content.ts';
import type { DatabaseConnection, DatabaseKind } from '#server/database/connect.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { createLog } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { readSettings } from '#server/settings.ts';
import type { TestHub } from './builders.ts';
import { buildFolder, buildHub, buildTool, buildWorkflow } from './builders.ts';
import type { TestDatabase } from './environment/databases.ts';
import { openEmptyDatabase } from './environment/databases.ts';
import { sentRows } from './inbox-rows.ts';
import { buildContact } from './visitor-builders.ts';

/** Storage for a hub's data: a data folder, or a PostgreSQL schema. It outlives the hubs that run there. */
export interface HubPlace extends AsyncDisposable {
  kind: DatabaseKind;
  environment: { DATA_DIR: string; DATABASE_URL: string };
  settings: Settings;
  /** Folder for backups and the like. */
  folder: string;
  dataDir: string;
  start(): Promise<TestHub>;
  /** Connects to the database itself, as the staff command does. */
  connect(): DatabaseConnection;
}

/** Small catalogue with texts that are hard to store. */
export const smallCatalogue: Partial<Content> = {
  tools: [buildTool({ aliases: ['[1]', 'it’s “😀”', 'line\nbreak'] }), buildTool({ slug: 'candle', name: 'Candle' })],
  workflows: [buildWorkflow({ tools: [{ tool: 'lamp', step: 1, use: 'Writes' }] })],
};

/**
 * Opens an empty place.
 * @param storage a data folder, or the URL of a PostgreSQL, that the caller removes; by default the place has its own
 */
export async function openPlace(kind: DatabaseKind, storage: { dataDir?: string; databaseUrl?: string } = {}): Promise<HubPlace> {
  const folder = buildFolder();
  const database = kind === 'postgres' && !storage.databaseUrl ? await openEmptyDatabase(kind) : undefined;
  const databaseUrl = storage.databaseUrl ?? database?.url;
  const environment = { DATA_DIR: storage.dataDir ?? join(folder.path, 'data'), DATABASE_URL: databaseUrl ?? '' };
  return {
    kind,
    environment,
    settings: readSettings(environment, folder.path),
    folder: folder.path,
    dataDir: environment.DATA_DIR,
    start: () => buildHub({ content: smallCatalogue, environment }),
    connect: () =>
      databaseUrl ? connectPostgres(databaseUrl, createLog('silent')) : connectSqlite(join(environment.DATA_DIR, 'hub.sqlite')),
    [Symbol.asyncDispose]: async () => {
      if (database) await dropReplaced(database);
      await database?.[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

/** Drops the schemas that restores have set aside in a database. */
async function dropReplaced({ db }: TestDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace where nspname like 'replaced%'`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
}

/** Runs a statement on a separate connection, which is closed afterwards. */
export async function inDatabase<T>({ connect }: Pick<HubPlace, 'connect'>, statement: RawBuilder<T>): Promise<T[]> {
  const { db, close } = connect();
  try {
    return (await statement.execute(db)).rows;
  } finally {
    await close();
  }
}

/** Sends a message to the hub at this address. @returns the status */
export const sendContact = async (address: string, message: string): Promise<number> => {
  const response = await fetch(`${address}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildContact({ message })),
  });
  await response.arrayBuffer();
  return response.status;
};

/** Messages of visitors in a place, in alphabetical order. */
export async function contactsOf({ connect }: Pick<HubPlace, 'connect'>): Promise<string[]> {
  const { db, close } = connect();
  try {
    return (await sentRows(db, 'contacts')).map(({ message }) => String(message)).sort();
  } finally {
    await close();
  }
}
