import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { createLog } from '#server/log.ts';
import { runSql, uniqueName, withDatabase } from './sql.ts';

// Migrating takes longer than most tests: it is done once for all of them, and each has a copy.

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with all tables. */
    migratedFile: string;
    /** A PostgreSQL database with all tables, or nothing where there is no PostgreSQL. */
    migratedDatabase: string | undefined;
  }
}

/** Makes the databases that openDatabase copies (databases.ts). @returns what removes them */
export default async function makeMigrated({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-migrated-'));
  const migratedFile = join(folder, 'migrated.sqlite');
  const sqlite = connectSqlite(migratedFile);
  await migrate(sqlite.db, 'sqlite');
  await sqlite.close();
  provide('migratedFile', migratedFile);

  const server = process.env.TEST_DATABASE_URL;
  const migratedDatabase = server && uniqueName();
  provide('migratedDatabase', migratedDatabase);
  if (server && migratedDatabase) {
    await runSql(server, `create database ${migratedDatabase} template template0`);
    const postgres = connectPostgres(withDatabase(server, migratedDatabase), createLog('silent'));
    await migrate(postgres.db, 'postgres');
    await postgres.close();
  }
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (server && migratedDatabase) await runSql(server, `drop database ${migratedDatabase} with (force)`);
  };
}
