import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Counts one attempt of a client in its window, in one statement, so that servers on one database count together.
 * A window begins with the first attempt after the last one ended. Times are ISO.
 * @returns how many attempts the window has, this one included, and when it began.
 */
export function countAttempt(
  db: Kysely<Database>,
  attempt: { clientHash: string; now: string; windowsFrom: string; windowsTo: string },
): Promise<{ count: number; windowStart: string }> {
  const { clientHash, now, windowsFrom, windowsTo } = attempt;
  return db
    .insertInto('clientLimits')
    .values({ clientHash, windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('clientHash').doUpdateSet((eb) => {
        // A window that begins long after now was begun before the clock was set back: it would bar a client for as long.
        const isOver = eb.or([eb('clientLimits.windowStart', '<=', windowsFrom), eb('clientLimits.windowStart', '>', windowsTo)]);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('clientLimits.count', '+', 1))
            .end(),
          windowStart: eb.case().when(isOver).then(now).else(eb.ref('clientLimits.windowStart')).end(),
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

/** Forgets the clients whose window began before `before` (ISO time). */
export async function deleteOldClientLimits(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('clientLimits').where('windowStart', '<', before).execute();
}
