import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { SqliteAdapter, SqliteDialect } from 'kysely';

/** Kysely's SQLite dialect over `node:sqlite`. A migration that is cut off half-way is rolled back. */
export class HubSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

// SQLite rolls changes of tables back with the rest of a transaction; by default Kysely keeps them out of transactions.
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Adapts `node:sqlite` to Kysely's own SQLite dialect, which expects the interface of better-sqlite3. */
export function sqliteBridge(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback' && !database.isTransaction) return nothingToDo;
      // Makes each transaction take the write lock when it begins, and wait for it: one that has read first cannot wait for
      // another process's write any more, and would fail at once.
      return statement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
    },
  };
}

// Replaces a rollback that SQLite has done by itself on a full disk: Kysely's would fail, and hide the first error.
const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function statement(prepared: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...bind(parameters)),
    run: (parameters) => prepared.run(...bind(parameters)),
    iterate: (parameters) => prepared.iterate(...bind(parameters)),
  };
}

/** Longest wait of a statement for another process's, in milliseconds. */
export const busyMs = 5_000;

/**
 * Opens a SQLite file so that an acknowledged write has reached the disk (WAL, synchronous=FULL), and deleted rows are
 * overwritten with zeros: erased data cannot be read from the file.
 */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;');
  return database;
}
