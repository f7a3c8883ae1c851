import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { connectPostgres } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { applicationName } from '../database/notifications.ts';
import { createLog } from '../log.ts';
import type { BackupSource, Row } from './backup-source.ts';
import { BackupError } from './backup-source.ts';
import { hubTables, isRestored } from './hub-tables.ts';

const rowsAtOnce = 200;
const patienceMs = 60 * 60_000;

/** Fills a PostgreSQL database, or the schema that the address names, from a backup. */
export async function restoreToPostgres(url: string, source: BackupSource, force: boolean): Promise<void> {
  const client = new Client({ connectionString: url, application_name: `${applicationName} restore` });
  await client.connect();
  try {
    await refuseInUse(client);
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'",
    );
    if (rowCount && !force)
      throw new BackupError(
        'There is a hub in this PostgreSQL database already. With --force its tables are dropped and the backup takes their place.',
      );
    if (rowCount) await dropTables(client);
    await makeTables(url, source.migrations.at(-1));
    await client.query('begin');
    await copyRows(client, source);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

// A hub that has just stopped leaves PostgreSQL's list of connections a moment later.
const inUseChecks = 25;
const inUsePauseMs = 200;

async function refuseInUse(client: Client): Promise<void> {
  for (let check = 1; ; check++) {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    if (!rowCount) return;
    if (check === inUseChecks) throw new BackupError('Hubs are running on this database. Stop them first.');
    await setTimeout(inUsePauseMs);
  }
}

async function dropTables(client: Client): Promise<void> {
  const tables = ['kysely_migration', 'kysely_migration_lock', ...(await hubTables())];
  await client.query(`drop table if exists ${tables.map((table) => `"${table}"`).join(', ')} cascade`);
}

async function makeTables(url: string, upTo: string | undefined): Promise<void> {
  const { db, kind, close } = connectPostgres(url, createLog('warn'), { statementMs: patienceMs });
  try {
    await migrate(db, kind, upTo);
  } finally {
    await close();
  }
}

async function copyRows(client: Client, source: BackupSource): Promise<void> {
  const emptied = new Set<string>();
  let waiting: Row[] = [];
  let tableOfWaiting = '';
  const insert = async () => {
    // PostgreSQL brings each value to the type of its column, whichever database it comes from.
    const query = `insert into "${tableOfWaiting}" select * from json_populate_recordset(null::"${tableOfWaiting}", $1)`;
    if (waiting.length > 0) await client.query(query, [JSON.stringify(waiting)]);
    waiting = [];
  };
  for await (const { table, row } of source.rows()) {
    if (!isRestored(table)) continue;
    if (table !== tableOfWaiting || waiting.length >= rowsAtOnce) await insert();
    tableOfWaiting = table;
    // What the migrations themselves put in is in the backup too.
    if (!emptied.has(table)) await client.query(`delete from "${table}"`);
    emptied.add(table);
    waiting.push(row);
  }
  await insert();
}
