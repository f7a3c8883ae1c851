import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { deleteAttemptsAbout } from '../repositories/client-limits.ts';
import type { AccountMailKind } from '../repositories/outbox.ts';
import { deletePasswordLinkMails, insertMail } from '../repositories/outbox.ts';
import { deleteLinksOf } from '../repositories/users.ts';

/** What was changed of somebody's way to sign in, and when. */
export interface AccountChange {
  userId: string;
  /** Everything of it that the person is told by mail. */
  changed: readonly AccountMailKind[];
  /** Whom it is told: the account's address and, of a changed one, also the one before. */
  addresses: readonly (string | null)[];
  /** Whether this hub has a mail server (SMTP_URL). Without one nothing would ever empty the outbox. */
  sendsMail: boolean;
  now: Date;
}

/**
 * What every change of a way to sign in brings with it, within the transaction that makes the change: links that were mailed
 * before serve no more, nor does a sign-in that waits for its code, failures that lock the name are forgotten on every node, and the
 * person hears of it. Whoever reads a mailbox, or sat at an open desk, so keeps nothing, and cannot stay unnoticed.
 */
export async function endLinksAndTell(
  transaction: Kysely<Database>,
  { userId, changed, addresses, sendsMail, now }: AccountChange,
): Promise<void> {
  await deleteLinksOf(transaction, userId);
  await deletePasswordLinkMails(transaction, userId);
  await deleteAttemptsAbout(transaction, userId);
  if (!sendsMail) return;
  for (const kind of changed) {
    for (const address of new Set(addresses)) {
      if (address !== null) await insertMail(transaction, kind, userId, now.toISOString(), address);
    }
  }
}
