import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Duty } from '#domain/situations/situation-schema.ts';
import type { Clock } from '#server/clock/clock.ts';
import { systemClock } from '#server/clock/clock.ts';
import type { DatabaseKind } from '#server/database/connect.ts';
import { connectSqlite } from '#server/database/connect.ts';
import type { Database } from '#server/database/tables.ts';
import type { TestHub } from './builders.ts';
import { buildCategory, buildHub } from './builders.ts';
import { openDatabase } from './environment/databases.ts';

/** The real hub on a database that the test can look into. */
export interface VisitorHub extends AsyncDisposable {
  address: string;
  db: Kysely<Database>;
  /** Settings with which a command works beside it. */
  environment: NodeJS.ProcessEnv;
  /** Sends a value as JSON, as a program would. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** Stops the server; the database stays open. */
  stop: () => Promise<void>;
  /** Another server on the same PostgreSQL. */
  startAgain: (environment?: NodeJS.ProcessEnv) => Promise<TestHub>;
}

const catalogue = {
  categories: [
    buildCategory({ formName: 'LLM' }),
    buildCategory({ id: 'analytics', name: 'Analytics', workflowName: 'Analytics', hub: 'analytics-hub', comingSoon: true }),
  ],
};

/** What differs from the hub of an ordinary test. */
export interface VisitorHubOptions {
  environment?: NodeJS.ProcessEnv;
  /** The rows of duties.yaml; none unless the test is about them. */
  duties?: readonly Duty[];
  /** The machine's unless told. */
  clock?: Clock;
}

export async function buildVisitorHub(
  kind: DatabaseKind,
  { environment, duties = [], clock = systemClock }: VisitorHubOptions = {},
): Promise<VisitorHub> {
  const content = { ...catalogue, duties: [...duties] };
  const own = kind === 'postgres' ? await openDatabase(kind) : undefined;
  const settings = { RATE_LIMIT_SUBMISSIONS: '1000000', ...environment, ...(own?.url && { DATABASE_URL: own.url }) };
  const hub = await buildHub({ content, environment: settings, clock });
  const opened = own ?? connectSqlite(join(hub.root, 'data/hub.sqlite'));
  const others: TestHub[] = [];
  return {
    address: hub.address,
    db: opened.db,
    environment: { ...settings, DATA_DIR: join(hub.root, 'data') },
    post: (path, body, headers) =>
      fetch(hub.address + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    stop: () => hub.stop(),
    startAgain: async (changed = {}) => {
      const other = await buildHub({ content, environment: { ...settings, ...changed }, clock });
      others.push(other);
      return other;
    },
    [Symbol.asyncDispose]: async () => {
      for (const other of others) await other[Symbol.asyncDispose]();
      if (!own) await opened.close();
      await hub[Symbol.asyncDispose]();
      await own?.[Symbol.asyncDispose]();
    },
  };
}
