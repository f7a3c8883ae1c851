import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Forgets the sessions, links and challenges that ended before `now` (ISO time). */
export async function deleteExpiredSessions(db: Kysely<Database>, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}
