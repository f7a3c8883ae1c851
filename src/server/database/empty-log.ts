import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from './connect.ts';
import { busyMs } from './sqlite-bridge.ts';
import type { Database } from './tables.ts';

/**
 * Moves SQLite's log into its file, where deleted rows are overwritten, and truncates the log: until then it still holds what was
 * erased. Does nothing on PostgreSQL, whose log is the server's.
 * @returns false while another process reads, such as a backup: nobody waits for that, and the purge retries
 */
export async function emptyLog(db: Kysely<Database>): Promise<boolean> {
  if (kindOf(db) === 'postgres') return true;
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(connection);
    }
  });
}
