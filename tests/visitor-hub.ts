import { copyFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Duty } from '#domain/situations/situation-schema.ts';
import type { Clock } from '#server/clock/clock.ts';
import { systemClock } from '#server/clock/clock.ts';
import type { DatabaseKind } from '#server/database/connect.ts';
import { connectSqlite } from '#server/database/connect.ts';
import { databaseFile } from '#server/database/data-folder.ts';
import type { Database } from '#server/database/tables.ts';
import type { TestHub } from './builders.ts';
import { buildFolder, buildHub, hubCatalogue } from './builders.ts';
import type { Template } from './environment/databases.ts';
import { openDatabase } from './environment/databases.ts';
import { sharedRoot } from './environment/shared-root.ts';

/** The real hub on a database that the test can read. */
export interface VisitorHub extends AsyncDisposable {
  address: string;
  db: Kysely<Database>;
  /** Settings for a command on the same database. */
  environment: NodeJS.ProcessEnv;
  /** Sends a value as JSON, as a program would. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Stops the server; the database stays open. */
  stop: () => Promise<void>;
  /** Starts another server on the same PostgreSQL. */
  startAgain: (environment?: NodeJS.ProcessEnv) => Promise<TestHub>;
}

/** Options that differ from the hub of an ordinary test. */
export interface VisitorHubOptions {
  environment?: NodeJS.ProcessEnv;
  /** Rows of duties.yaml; none by default. */
  duties?: readonly Duty[];
  /** Clock of the hub; the machine's by default. */
  clock?: Clock;
}

/** Starts a hub. @param template template that its database is a copy of */
export async function buildVisitorHub(
  kind: DatabaseKind,
  { environment, duties = [], clock = systemClock }: VisitorHubOptions = {},
  template: Template = 'migrated',
): Promise<VisitorHub> {
  const start = duties.length === 0 ? { shared: sharedRoot() } : { content: { ...hubCatalogue, duties: [...duties] } };
  const own = kind === 'postgres' ? await openDatabase(kind, template) : undefined;
  const folder = buildFolder();
  if (!own) copyFileSync(inject(`${template}File`), databaseFile(folder.path));
  const settings = {
    ...{ RATE_LIMIT_SUBMISSIONS: '1000000', DATA_DIR: folder.path },
    ...environment,
    ...(own?.url && { DATABASE_URL: own.url }),
  };
  const hub = await buildHub({ ...start, environment: settings, clock });
  const database = own ?? connectSqlite(databaseFile(folder.path));
  const others: TestHub[] = [];
  return {
    address: hub.address,
    db: database.db,
    environment: settings,
    post: (path, body, headers) =>
      fetch(hub.address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    stop: () => hub.stop(),
    startAgain: async (overrides = {}) => {
      const other = await buildHub({ ...start, environment: { ...settings, ...overrides }, clock });
      others.push(other);
      return other;
    },
    [Symbol.asyncDispose]: async () => {
      for (const other of others) await other[Symbol.asyncDispose]();
      if (!own) await database.close();
      await hub[Symbol.asyncDispose]();
      await own?.[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}
