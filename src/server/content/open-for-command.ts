import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseConnection } from '../database/connect.ts';
import { connectPostgres, connectSqlite } from '../database/connect.ts';
import { databaseFile } from '../database/data-folder.ts';
import { migrationNames } from '../database/migrate.ts';
import { StartupError } from '../errors.ts';
import { createLog } from '../log.ts';
import type { Settings } from '../settings.ts';

/**
 * Opens the hub's database for a command that runs beside the hub.
 * @throws {StartupError} when there is none, or when it is of another version than this command.
 */
export async function openForCommand({ databaseUrl, dataDir }: Settings): Promise<DatabaseConnection> {
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR to the hub's data folder, or start the hub once.`);
  const connection = databaseUrl ? connectPostgres(databaseUrl, createLog('warn')) : connectSqlite(databaseFile(dataDir));
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection.db);
    if (rows.map(({ name }) => name).join() === migrationNames.join()) return connection;
  } catch (error) {
    // 42P01: PostgreSQL has no such table.
    const { code, message } = error as { code?: string; message: string };
    if (code !== '42P01' && !/no such table/.test(message)) throw error;
  }
  await connection.close();
  throw new StartupError('The database is of another version of the hub. Start the hub of this version once.');
}
