import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { kindOf } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';

/** What a person is told of a change of the own account; its record is the user. */
export type AccountMailKind = 'password-changed' | 'email-changed' | 'second-factor-on' | 'second-factor-off';

/** The question whether someone wants mail on changed terms, and that mail; its record is the wish. */
type TermsMailKind = 'terms-watch' | 'terms-news';

/** 'week' is what waits at the desk, once a week; its record is the week. */
export type MailKind = 'submission' | 'contact' | 'question' | 'week' | 'password-link' | TermsMailKind | AccountMailKind;

/** A mail that this server has taken to send. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  recordId: string;
  /** Where it goes, for a mail about an account. */
  address: string | null;
  /** Counts the servers' tries, this one included; tells this claim from a later one. */
  attempts: number;
  createdAt: string;
}

/**
 * Notes that staff should hear of a record, one of them of the own account, or a visitor of what they asked for; called in the transaction that stores it.
 * @param now ISO time
 * @param address where a mail about an account goes
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

/** Forgets the links to a new password that a user is still to be mailed. */
export async function deletePasswordLinkMails(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', 'password-link').where('recordId', '=', userId).execute();
}

/**
 * Takes the mail that is due longest, of those that are due alike the oldest. Until `leaseEnd` no other server takes it; after that this one is thought dead.
 * Times are ISO.
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
      // SQLite has one writer at a time and needs no lock on a row.
      return kindOf(db) === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returning(['id', 'recordId', 'address', 'attempts', 'createdAt', (eb) => eb.ref('kind').$castTo<MailKind>().as('kind')])
    .executeTakeFirst();
}

// A server that was thought dead and comes back finds another's attempt here, and changes nothing.

/** Forgets a mail that was sent, or that is about nothing any more. */
export async function deleteMail(db: Kysely<Database>, { id, attempts }: ClaimedMail): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** Has a mail tried again from `dueAt` (ISO time). */
export async function postponeMail(db: Kysely<Database>, { id, attempts }: ClaimedMail, dueAt: string): Promise<void> {
  await db.updateTable('outbox').set({ dueAt }).where('id', '=', id).where('attempts', '=', attempts).execute();
}

/**
 * Has a mail that may not go yet, and all of its kind that are due, wait until a time. It was no try to send it. Times are ISO.
 */
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
  // What another server has taken is due when its lease ends, and is left to it.
  await db
    .updateTable('outbox')
    .set({ dueAt: until })
    .where('kind', '=', kind)
    .where('givenUpAt', 'is', null)
    .where('dueAt', '<=', now)
    .execute();
}

/** Keeps a mail that nobody will send any more, for the operator to see. `now` is ISO time. */
export async function giveUpMail(db: Kysely<Database>, { id, attempts }: ClaimedMail, now: string): Promise<void> {
  await db.updateTable('outbox').set({ givenUpAt: now }).where('id', '=', id).where('attempts', '=', attempts).execute();
}
