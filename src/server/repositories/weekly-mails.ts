import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { insertMail } from './outbox.ts';

/** Has the mail of a week sent, once: whichever server is first. `week` is such as '2026-W47', `now` ISO time. */
export async function insertWeeklyMail(db: Kysely<Database>, week: string, now: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('weeklyMails')
      .values({ week, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) await insertMail(transaction, 'week', week, now);
  });
}
