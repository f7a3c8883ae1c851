import type { LogEvent } from 'kysely';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import { applicationName } from './notifications.ts';
import { HubSqliteDialect, openSqlite, sqliteBridge } from './sqlite-bridge.ts';
import type { Database } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Returns the kind of a database, or of the one that a transaction runs on. */
export const kindOf = <Tables>(db: Kysely<Tables>): DatabaseKind =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** Open database; `close` waits for statements under way. */
export interface DatabaseConnection {
  db: Kysely<Database>;
  kind: DatabaseKind;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Callback after each statement, for the metrics. */
  observe?: (seconds: number, hasFailed: boolean, error?: unknown) => void;
  /** Longest time of a statement in ms, on PostgreSQL. */
  statementMs?: number;
}

/** Opens the embedded database in a file of the data folder. */
export function connectSqlite(path: string, { observe }: ConnectOptions = {}): DatabaseConnection {
  const dialect = new HubSqliteDialect({ database: sqliteBridge(openSqlite(path)) });
  const db = new Kysely<Database>({ dialect, ...loggedTo(observe) });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}

const mostConnections = 10;

// Type of counts, which are small enough for a number.
const int8 = 20;

/** Opens PostgreSQL. Lost connections are logged and replaced by the pool, never fatal. */
export function connectPostgres(url: string, log: Logger, options: ConnectOptions = {}): DatabaseConnection {
  const { observe, statementMs = 15_000 } = options;
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    // Limit longer than the server's own, for a server that can no longer report a timeout.
    query_timeout: statementMs + 5_000,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : types.getTypeParser(oid, format as 'text')) },
  });
  const warn = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', warn);
  // Listens to errors: a connection that is dropped while busy would end the process.
  pool.on('connect', (client) => client.on('error', warn));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...loggedTo(observe) });
  return { db, kind: 'postgres', close: () => db.destroy() };
}

const loggedTo = (observe: ConnectOptions['observe']) =>
  observe && {
    log: (event: LogEvent) =>
      observe(event.queryDurationMillis / 1_000, event.level === 'error', event.level === 'error' ? event.error : undefined),
  };
