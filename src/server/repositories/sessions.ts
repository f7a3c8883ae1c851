import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Forgets the sessions, links and challenges that ended before `now` (ISO time). */
export async function deleteExpiredSessions(db: Kysely<Database>, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verifications').where('expiresAt', '<', now).execute();
}

/** Ends the links to a new password that were mailed to a user, and every sign-in of theirs that waits for its code. */
export async function deleteLinksOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
}
