import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Attempt to count: its client, by a hash, and the window. Times are ISO. */
export interface Attempt {
  clientHash: string;
  now: string;
  /** Latest start of a window that is over. */
  windowsFrom: string;
  /** Latest start of a window: a later one is from before the clock was set back, and would lock a client out for as long. */
  windowsTo: string;
  /** End of a window that begins now. */
  expiresAt: string;
  /** Account that the attempts are about, if any. */
  userId: string | null;
}

/** Number of attempts in a window, and its start. */
export interface Attempts {
  count: number;
  windowStart: string;
}

/** Finds the attempts in a client's current window, if it has one. */
export const findAttempts = (
  db: Kysely<Database>,
  { clientHash, windowsFrom, windowsTo }: Pick<Attempt, 'clientHash' | 'windowsFrom' | 'windowsTo'>,
): Promise<Attempts | undefined> =>
  db
    .selectFrom('clientLimits')
    .select(['count', 'windowStart'])
    .where('clientHash', '=', clientHash)
    .where('windowStart', '>', windowsFrom)
    .where('windowStart', '<=', windowsTo)
    .executeTakeFirst();

/**
 * Counts one attempt of a client in its window, in one statement, so that servers on one database count together. A window begins
 * with the first attempt after the last one ended.
 * @returns attempts in the window, this one included
 */
export function countAttempt(db: Kysely<Database>, attempt: Attempt): Promise<Attempts> {
  const { clientHash, now, windowsFrom, windowsTo, expiresAt, userId } = attempt;
  return db
    .insertInto('clientLimits')
    .values({ clientHash, windowStart: now, count: 1, expiresAt, userId })
    .onConflict((conflict) =>
      conflict.column('clientHash').doUpdateSet((eb) => {
        const isOver = eb.or([eb('clientLimits.windowStart', '<=', windowsFrom), eb('clientLimits.windowStart', '>', windowsTo)]);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('clientLimits.count', '+', 1))
            .end(),
          windowStart: eb.case().when(isOver).then(now).else(eb.ref('clientLimits.windowStart')).end(),
          expiresAt: eb.case().when(isOver).then(expiresAt).else(eb.ref('clientLimits.expiresAt')).end(),
          userId,
        };
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow();
}

/** Takes back one attempt of a client's window. */
export async function giveBackAttempt(db: Kysely<Database>, clientHash: string): Promise<void> {
  await db
    .updateTable('clientLimits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('clientHash', '=', clientHash)
    .where('count', '>', 0)
    .execute();
}

/** Deletes the count of a client. */
export async function deleteAttempts(db: Kysely<Database>, clientHash: string): Promise<void> {
  await db.deleteFrom('clientLimits').where('clientHash', '=', clientHash).execute();
}

/** Deletes the counts about a user's account, from all clients. */
export async function deleteAttemptsAbout(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('clientLimits').where('userId', '=', userId).execute();
}
