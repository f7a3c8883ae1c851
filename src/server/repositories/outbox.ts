import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';

/** Notifications of a change of the recipient's own account; their record is the user. */
export type AccountMailKind = 'password-changed' | 'email-changed' | 'second-factor-on' | 'second-factor-off';

/** Mail that asks to confirm a terms watch, and mail on changed terms; their record is the watch. */
type TermsMailKind = 'terms-watch' | 'terms-news';

/** Kinds of mail; 'week' is the weekly mail on what waits at the desk, whose record is the week. */
export type MailKind = 'submission' | 'contact' | 'question' | 'week' | 'password-link' | TermsMailKind | AccountMailKind;

/** Mail that this server has claimed to send it. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  recordId: string;
  /** Recipient of a mail about an account. */
  address: string | null;
  /** Number of the servers' tries, this one included; distinguishes this claim from a later one. */
  attempts: number;
  createdAt: string;
}

/**
 * Schedules a mail: to staff about a record, to a user about their own account, or to a visitor who asked for it; called in the
 * transaction that stores it.
 * @param now ISO time
 * @param address recipient of a mail about an account
 */
export async function insertMail(
  db: Kysely<Database>,
  kind: MailKind,
  recordId: string,
  now: string,
  address: string | null = null,
): Promise<void> {
  await db.insertInto('outbox').values({ id: randomUUIDv7(), kind, recordId, address, dueAt: now, createdAt: now }).execute();
}

/** Schedules the mail of a week, once, by the server that is first. `week` is such as '2026-W47', `now` ISO time. */
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

/** Deletes the mails with links to a new password that were not sent to a user yet. */
export async function deletePasswordLinkMails(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', 'password-link').where('recordId', '=', userId).execute();
}

/**
 * Claims the mail that has been due longest, the oldest of those due at the same time. Until `leaseEnd` no other server takes it;
 * after that this server is presumed dead. Times are ISO.
 */
export function claimMail(db: Kysely<Database>, now: string, leaseEnd: string): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('outbox')
    .set((eb) => ({ dueAt: leaseEnd, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) => {
      const due = eb
        .selectFrom('outbox')
        .select('id')
        .where('givenUpAt', 'is', null)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .orderBy('createdAt')
        .orderBy('id')
        .limit(1);
      // Skips the lock on SQLite, which has one writer at a time.
      return kindOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returning(['id', 'recordId', 'address', 'attempts', 'createdAt', (eb) => eb.ref('kind').$castTo<MailKind>().as('kind')])
    .executeTakeFirst();
}

// Changes below compare the number of attempts: a server that was presumed dead and returns finds another's, and changes nothing.

/** Deletes a mail that was sent, or whose record is gone. */
export async function deleteMail(db: Kysely<Database>, { id, attempts }: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Schedules a retry of a mail from `dueAt` (ISO time). */
export async function postponeMail(db: Kysely<Database>, { id, attempts }: ClaimedMail, dueAt: string): Promise<void> {
  await db.updateTable('outbox').set({ dueAt }).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Postpones a mail that may not go yet, and all of its kind that are due, without counting a try. Times are ISO. */
export async function holdBackMails(
  db: Kysely<Database>,
  { id, kind, attempts }: ClaimedMail,
  { now, until }: { now: string; until: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({ dueAt: until, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
  // Spares a mail that another server has claimed: it is due only when its lease ends.
  await db
    .updateTable('outbox')
    .set({ dueAt: until })
    .where('kind', '=', kind)
    .where('givenUpAt', 'is', null)
    .where('dueAt', '<=', now)
    .execute();
}

/** Marks a mail as given up: it stays stored, for the operator to see. `now` is ISO time. */
export async function giveUpMail(db: Kysely<Database>, { id, attempts }: ClaimedMail, now: string): Promise<void> {
  await db.updateTable('outbox').set({ givenUpAt: now }).where('id', '=', id).where('attempts', '=', attempts).execute();
}
