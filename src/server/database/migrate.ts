import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { StartupError } from '../errors.ts';
import type { DatabaseKind } from './connect.ts';
import { adopt, asAdopted, findMigrationsDone, isTooOld, tooOldDatabase } from './migration-list.ts';
import { newerDatabase } from './startup-sentence.ts';
import type { Database } from './tables.ts';

const migrationFolder = fileURLToPath(new URL('migrations', import.meta.url));
const provider = new FileMigrationProvider({ fs: { readdir }, path: { join }, migrationFolder });

/** Names of the files in migrations/, in the order in which they run. */
export const migrationNames = readdirSync(migrationFolder)
  .map((file) => basename(file, '.ts'))
  .sort();

// Error when a node of the former release holds a row and waits for a table that a migration has locked.
const deadlock = '40P01';
const mostTries = 5;

/**
 * Migrates the database to the newest schema. Safe when several processes start at once: Kysely takes an advisory lock of
 * PostgreSQL. A run that PostgreSQL ends because of a deadlock with another writer is retried.
 * @param upTo the last migration to run, for a backup that was made before the others
 * @throws {StartupError} where the database is another version's; nothing is written to it
 * @throws the first failing migration's error; the database is left as it was before it.
 */
export async function migrate(db: Kysely<Database>, kind: DatabaseKind, upTo?: string): Promise<void> {
  const database = db as unknown as Kysely<unknown>;
  const refusal = refusalOf((await findMigrationsDone(db)) ?? []);
  if (refusal) throw new StartupError(refusal);
  const migrator = new Migrator({
    db: database,
    provider,
    // Names our schema: without it a migration table of another schema would be taken for ours.
    ...(kind === 'postgres' && { migrationTableSchema: await currentSchema(database) }),
  });
  for (let tries = 1; ; tries += 1) {
    const error = await adopt(database).then(
      async () => (upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest()).error,
      (failure: unknown) => failure,
    );
    if (!error) return;
    if ((error as { code?: string }).code !== deadlock || db.isTransaction || tries === mostTries) throw error;
  }
}

/** Lists the migrations that a database has had and this version does not know: a newer one has changed it. */
export const unknownMigrations = (migrations: readonly string[]): string[] =>
  asAdopted(migrations).filter((name) => !migrationNames.includes(name));

/**
 * Explains to the operator why this version refuses a database.
 * @param migrations the names of the migrations that it has had
 * @returns undefined where it may be used, or migrated to this version
 */
export function refusalOf(migrations: readonly string[]): string | undefined {
  if (isTooOld(migrations)) return tooOldDatabase;
  const unknown = unknownMigrations(migrations);
  return unknown.length > 0 ? newerDatabase(unknown.join(', ')) : undefined;
}

async function currentSchema(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return rows[0]?.schema ?? 'public';
}
