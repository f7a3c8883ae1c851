import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { databaseFile } from '#server/database/data-folder.ts';

/** The messages in the database of a data folder, read beside the server or without it. */
export function messagesInFolder(dataDir: string): string[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    return database
      .prepare('select message from contacts')
      .all()
      .map(({ message }) => String(message));
  } finally {
    database.close();
  }
}

/** The messages in a PostgreSQL. */
export async function messagesAt(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ message: string }>('select message from contacts');
    return rows.map(({ message }) => message);
  } finally {
    await client.end();
  }
}
