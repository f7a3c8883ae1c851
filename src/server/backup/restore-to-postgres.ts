import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { connectPostgres } from '../database/connect.ts';
import { migrate, refusalOf } from '../database/migrate.ts';
import { asAdopted, findMigrationsDone, leftTables } from '../database/migration-list.ts';
import { applicationName } from '../database/notifications.ts';
import type { Database } from '../database/tables.ts';
import { createLog } from '../log.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError, refuseRows } from './backup-source.ts';
import { hubTables, migrationTables, restoredRows } from './hub-tables.ts';
import { ownTables } from './postgres-backup.ts';

const rowsAtOnce = 200;
const patienceMs = 60 * 60_000;

/**
 * Fills a PostgreSQL database, or the schema that the address names, from a backup, in one transaction: until it ends
 * nobody sees any of it, and when it fails, or this process is killed, PostgreSQL rolls it back (docs/decisions/0023).
 * @param options.now ISO time, which names what is put aside
 * @returns the schema that the former tables were moved to, if there were any
 */
export async function restoreToPostgres(
  url: string,
  source: BackupSource,
  { force, now }: { force: boolean; now: string },
): Promise<string | undefined> {
  let firstFault: unknown;
  const { db, kind, close } = connectPostgres(url, createLog('warn'), {
    statementMs: patienceMs,
    observe: (_seconds, _failed, error) => {
      firstFault ??= error;
    },
  });
  try {
    return await db.connection().execute(async (connection) => {
      await waitUntilUnused(connection);
      return connection.transaction().execute(async (transaction) => {
        const present = await findMigrationsDone(transaction);
        if (present && !force)
          throw new BackupError(
            'There is a hub in this PostgreSQL database already. With --force its tables are put aside and the backup takes their place.',
          );
        const replaced = present
          ? await putAside(transaction, present, `replaced_${now.toLowerCase().replace(/[-:.]/g, '_')}`)
          : undefined;
        // Checks again, as a hub may have started since; one that starts later waits for the tables, and finds the new ones.
        if (await isInUse(transaction)) throw new BackupError(inUse);
        await migrate(transaction, kind, source.migrations.at(-1));
        await copyRows(transaction, source);
        return replaced;
      });
    });
  } catch (error) {
    // Kysely's migrator releases its lock in the transaction that has just failed, which would hide the cause.
    throw (error as { code?: string }).code === transactionFailed ? firstFault : error;
  } finally {
    await close();
  }
}

// Retries, since a hub that has just stopped leaves PostgreSQL's list of connections a moment later.
const inUseChecks = 25;
const inUsePauseMs = 200;
const inUse = 'Hubs are running on this database. Stop them first.';

async function waitUntilUnused(db: Kysely<Database>): Promise<void> {
  for (let check = 1; await isInUse(db); check++) {
    if (check === inUseChecks) throw new BackupError(inUse);
    await setTimeout(inUsePauseMs);
  }
}

async function isInUse(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${applicationName} and pid <> pg_backend_pid()`.execute(db);
  return rows.length > 0;
}

// insufficient_privilege and in_failed_sql_transaction: https://www.postgresql.org/docs/current/errcodes-appendix.html
const notAllowed = '42501';
const transactionFailed = '25P02';

/** Moves the hub's tables, with their indexes, to a new schema of this name; everything else in their schema stays. */
async function putAside(db: Kysely<Database>, migrations: readonly string[], name: string): Promise<string> {
  const tables = await tablesToMove(db, migrations);
  // Bounds the wait for readers of the tables, such as a backup.
  await sql`set local lock_timeout = '10s'`.execute(db);
  await sql`create schema ${sql.id(name)}`.execute(db).catch((error: Error & { code?: string }) => {
    throw error.code === notAllowed
      ? new BackupError(
          `The user of DATABASE_URL may not make the schema in which the present tables are kept (${error.message}). Let its owner run: grant create on database … to …`,
        )
      : new BackupError(`The present tables cannot be put aside (${error.message}). Nothing was changed.`);
  });
  for (const table of tables) await sql`alter table ${sql.id(table)} set schema ${sql.id(name)}`.execute(db);
  return name;
}

/** Lists the hub's tables; for a hub of another version, which may have unknown ones, all that this user owns here. */
async function tablesToMove(db: Kysely<Database>, migrations: readonly string[]): Promise<string[]> {
  const namesOf = async (query: string) => (await sql.raw<{ text: string }>(query).execute(db)).rows.map(({ text }) => text);
  const present = await namesOf(ownTables);
  if (refusalOf(migrations)) return present;
  const knownTables = [...migrationTables, ...(await namesOf(leftTables)), ...(await hubTables(asAdopted(migrations).at(-1)))];
  return present.filter((name) => knownTables.includes(name));
}

async function copyRows(db: Kysely<Database>, source: BackupSource): Promise<void> {
  const emptied = new Set<string>();
  let waiting: Row[] = [];
  let tableOfWaiting = '';
  const insert = async () => {
    if (waiting.length === 0) return;
    const table = sql.id(tableOfWaiting);
    // PostgreSQL converts each value to the type of its column, from either database.
    const filled = sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(waiting)})`;
    await filled.execute(db).catch((error: unknown) => refuseRows(tableOfWaiting, error));
    waiting = [];
  };
  for await (const { table, row } of restoredRows(source)) {
    if (table !== tableOfWaiting || waiting.length >= rowsAtOnce) await insert();
    tableOfWaiting = table;
    // Deletes the rows that the migrations insert: the backup contains them.
    if (!emptied.has(table)) await sql`delete from ${sql.id(table)}`.execute(db);
    emptied.add(table);
    waiting.push(row);
  }
  await insert();
}
