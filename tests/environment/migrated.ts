import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { addAccount } from '#server/auth/accounts.ts';
import { connectPostgres, connectSqlite } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/tables.ts';
import { createLog } from '#server/log.ts';
import { hubCatalogue, writeHubRoot } from '../builders.ts';
import { cheapHash } from '../staff-builders.ts';
import { password } from '../staff-hub.ts';
import { runSql, uniqueName, withDatabase } from './sql.ts';

// Templates for all tests, each of which gets a copy: migrating takes longer than most tests, and so does making two users.

declare module 'vitest' {
  interface ProvidedContext {
    /** An SQLite file with all tables. */
    migratedFile: string;
    /** An SQLite file that also has the two users of a staff hub. */
    staffedFile: string;
    /** A PostgreSQL database with all tables; undefined without PostgreSQL. */
    migratedDatabase: string | undefined;
    /** A PostgreSQL database that also has the two users of a staff hub. */
    staffedDatabase: string | undefined;
    /** Root folder of hubs that visitors and staff write to (shared-root.ts). */
    hubRoot: string;
  }
}

/** Makes the databases that openDatabase copies (databases.ts), and the files of hubs. @returns a function that removes them */
export default async function makeMigrated({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-migrated-'));
  const hubRoot = join(folder, 'hub');
  writeHubRoot(hubRoot, hubCatalogue);
  provide('hubRoot', hubRoot);

  const [migratedFile, staffedFile] = [join(folder, 'migrated.sqlite'), join(folder, 'staffed.sqlite')];
  const migrated = connectSqlite(migratedFile);
  await migrate(migrated.db, 'sqlite');
  await migrated.close();
  copyFileSync(migratedFile, staffedFile);
  const staffed = connectSqlite(staffedFile);
  await addStaff(staffed.db);
  await staffed.close();
  provide('migratedFile', migratedFile);
  provide('staffedFile', staffedFile);

  const server = process.env.TEST_DATABASE_URL;
  const removeDatabases = server ? await makePostgres(server, provide) : undefined;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await removeDatabases?.();
  };
}

async function makePostgres(server: string, provide: TestProject['provide']): Promise<() => Promise<void>> {
  const names = { migratedDatabase: uniqueName(), staffedDatabase: uniqueName() };
  await runSql(server, `create database ${names.migratedDatabase} template template0`);
  const migrated = connectPostgres(withDatabase(server, names.migratedDatabase), createLog('silent'));
  await migrate(migrated.db, 'postgres');
  await migrated.close();
  await runSql(server, `create database ${names.staffedDatabase} template ${names.migratedDatabase}`);
  const staffed = connectPostgres(withDatabase(server, names.staffedDatabase), createLog('silent'));
  await addStaff(staffed.db);
  await staffed.close();
  provide('migratedDatabase', names.migratedDatabase);
  provide('staffedDatabase', names.staffedDatabase);
  return async () => {
    for (const name of Object.values(names)) await runSql(server, `drop database ${name} with (force)`);
  };
}

/** Adds an admin 'ruth' and an editor 'amos'. */
async function addStaff(db: Kysely<Database>): Promise<void> {
  const operator = { username: '(test)' };
  // Precedes anything a test does, even with its hub's clock moved.
  const at = new Date('2026-01-01T00:00:00.000Z');
  await addAccount(db, { username: 'ruth', password, role: 'admin' }, operator, at);
  await addAccount(db, { username: 'amos', password, role: 'editor' }, operator, at);
  // The cheapest hash: tests sign in a thousand times.
  await db
    .updateTable('accounts')
    .set({ password: cheapHash(password) })
    .execute();
}
