import { Client } from 'pg';
import { hubTables } from './hub-tables.ts';
import { writeJsonLines } from './json-lines.ts';

const rowsAtOnce = 500;

/** Writes every row as it is at one moment, beside hubs that go on reading and writing. */
export async function dumpPostgres(url: string, file: string, { madeAt }: { madeAt: string }): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url, application_name: 'ministry-ai-hub backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const known = await textsOf(client, 'select tablename as text from pg_tables where schemaname = current_schema()');
    const migrations = await textsOf(client, 'select name as text from kysely_migration order by name');
    const tables = await hubTables(migrations.at(-1));
    return await writeJsonLines(file, {
      migrations,
      madeAt,
      tables: tables.filter((table) => known.includes(table)),
      rowsOf: (table) => rowsOf(client, table),
    });
  } finally {
    await client.end();
  }
}

/** The rows of a table as JSON text, some at a time: a table may be larger than the memory. */
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
