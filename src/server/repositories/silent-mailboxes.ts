import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Stores that a mailbox is never asked again. `now` is ISO time. */
export async function silenceMailbox(db: Kysely<Database>, mailboxHash: string, now: string): Promise<void> {
  await db
    .insertInto('silentMailboxes')
    .values({ mailboxHash, saidAt: now })
    .onConflict((conflict) => conflict.column('mailboxHash').doNothing())
    .execute();
}

/** Lists the mailboxes that are never asked again. */
export async function findSilentMailboxes(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('silentMailboxes').select('mailboxHash').execute();
  return new Set(rows.map(({ mailboxHash }) => mailboxHash));
}

/** Checks whether a mailbox is never to be asked again. */
export async function isSilent(db: Kysely<Database>, mailboxHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('silentMailboxes')
    .select('mailboxHash')
    .where('mailboxHash', '=', mailboxHash)
    .executeTakeFirst();
  return row !== undefined;
}
