import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Runs one statement, on a separate connection. */
export async function runSql(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Unique name for a database or a schema. */
export const uniqueName = (): string => `hub_test_${randomUUID().replaceAll('-', '')}`;

/** URL of another database on the same server. */
export function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}
