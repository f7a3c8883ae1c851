import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { kindOf } from './connect.ts';
import { busyMs } from './sqlite-bridge.ts';
import type { Database } from './tables.ts';

/**
 * Brings SQLite's log into its file, where what was deleted is overwritten, and cuts the log to nothing: until then it still
 * says what was erased. Nothing to do on PostgreSQL, whose log is the server's.
 * @returns false while another process reads, such as a backup: nobody waits for that, and the purge tries again
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
