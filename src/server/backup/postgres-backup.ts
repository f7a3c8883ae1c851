import { Client } from 'pg';
import { asAdopted, leftTables } from '../database/migration-list.ts';
import { BackupError } from './backup-source.ts';
import { hubTables, migrationTables, requireKnownMigrations } from './hub-tables.ts';
import { writeJsonLines } from './json-lines.ts';

const rowsAtOnce = 500;

/** Query of the tables in the hub's schema that belong to its user, and to no extension. */
export const ownTables = `
  select c.relname as text from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) = current_user
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/**
 * Writes every row as it is at one moment, while hubs continue to read and write.
 * @throws {BackupError} where the database holds what this version would leave out
 */
export async function dumpPostgres(url: string, file: string, { madeAt }: { madeAt: string }): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url, application_name: 'ministry-ai-hub backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const presentTables = await textsOf(client, ownTables);
    const migrations = await textsOf(client, 'select name as text from kysely_migration order by name');
    requireKnownMigrations(migrations);
    const tables = await hubTables(asAdopted(migrations).at(-1));
    const knownTables = [...tables, ...(await textsOf(client, leftTables)), ...migrationTables];
    const unknown = presentTables.filter((table) => !knownTables.includes(table));
    if (unknown.length > 0)
      throw new BackupError(
        `The database holds tables that this version of the hub does not know (${unknown.join(', ')}), and a backup would leave them out. Make it with the version that runs; tables of another program belong in a schema of their own.`,
      );
    return await writeJsonLines(file, {
      migrations,
      madeAt,
      tables: tables.filter((table) => presentTables.includes(table)),
      rowsOf: (table) => rowsOf(client, table),
    });
  } finally {
    await client.end();
  }
}

/** Reads the rows of a table as JSON text, in batches: a table may be larger than the memory. */
async function* rowsOf(client: Client, table: string): AsyncIterable<string> {
  await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as text from "${table}" t`);
  for (;;) {
    const rows = await textsOf(client, `fetch ${rowsAtOnce} from backup_rows`);
    yield* rows;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close backup_rows');
}

async function textsOf(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(query);
  return rows.map(({ text }) => text);
}
