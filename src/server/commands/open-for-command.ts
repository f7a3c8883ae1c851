import { existsSync } from 'node:fs';
import type { DatabaseConnection } from '../database/connect.ts';
import { connectPostgres, connectSqlite } from '../database/connect.ts';
import { databaseFile } from '../database/data-folder.ts';
import type { DatabasePlace } from '../database/data-place.ts';
import { migrationNames, refusalOf } from '../database/migrate.ts';
import { findMigrationsDone } from '../database/migration-list.ts';
import { StartupError } from '../errors.ts';
import { createLog } from '../log.ts';

const notYet = 'start the hub once (npm start), then try again.';
const elsewhere = 'Set DATA_DIR or DATABASE_URL as the hub has it.';

/**
 * Opens the hub's database for a command that runs next to the hub.
 * @throws {StartupError} when there is none, or when it is older or newer than this command.
 */
export async function openForCommand({ databaseUrl, dataDir }: DatabasePlace): Promise<DatabaseConnection> {
  if (!databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new StartupError(`There is no database in ${dataDir}. ${elsewhere} If it never ran, ${notYet}`);
  const connection = databaseUrl ? connectPostgres(databaseUrl, createLog('warn')) : connectSqlite(databaseFile(dataDir));
  const migrations = await findMigrationsDone(connection.db).catch(async (error) => {
    await connection.close();
    throw error;
  });
  if (migrations && migrationNames.every((name) => migrations.includes(name)) && !refusalOf(migrations)) return connection;
  await connection.close();
  if (!migrations) throw new StartupError(`There is no hub in this database. ${elsewhere} If it never ran, ${notYet}`);
  throw new StartupError(refusalOf(migrations) ?? `The database is older than this version of the hub: ${notYet}`);
}
