import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { databaseFile } from '#server/database/data-folder.ts';

const ofMessages = "select sent from inbox where kind = 'contacts'";
const messageIn = (text: string) => (JSON.parse(text) as { message: string }).message;

/** Messages in the database of a data folder, read next to the server or without it. */
export function messagesInFolder(dataDir: string): string[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    return database
      .prepare(ofMessages)
      .all()
      .map(({ sent }) => messageIn(String(sent)));
  } finally {
    database.close();
  }
}

/** Messages in a PostgreSQL. */
export async function messagesAt(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ sent: string }>(ofMessages);
    return rows.map(({ sent }) => messageIn(sent));
  } finally {
    await client.end();
  }
}
