import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Ends one session. */
export async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/**
 * Ends every session of a user.
 * @param but the id of the one that goes on, if one does
 */
export async function deleteSessionsOf(db: Kysely<Database>, userId: string, but?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('userId', '=', userId);
  await (but === undefined ? all : all.where('id', '!=', but)).execute();
}

/** Forgets the sessions that ended before `now` (ISO time). */
export async function deleteExpiredSessions(db: Kysely<Database>, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
}
