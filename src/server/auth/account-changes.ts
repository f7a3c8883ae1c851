import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { deleteAttemptsAbout } from '../repositories/client-limits.ts';
import type { AccountMailKind } from '../repositories/outbox.ts';
import { deletePasswordLinkMails, insertMail } from '../repositories/outbox.ts';
import { deleteLinksOf } from '../repositories/users.ts';

/** Change of how somebody signs in. */
export interface AccountChange {
  userId: string;
  /** Parts of it that the person is notified of by mail. */
  changed: readonly AccountMailKind[];
  /** Recipients: the account's address and, of a changed one, also the former one. */
  addresses: readonly (string | null)[];
  /** True if this hub has a mail server (SMTP_URL). Without one nothing would ever empty the outbox. */
  sendsMail: boolean;
  now: Date;
}

/**
 * Side effects of every change of how somebody signs in, within its transaction: links that were mailed before and a sign-in that
 * waits for its code become invalid, failures that lock the name are deleted on every node, and the person is notified. An
 * intruder who read a mailbox, or sat at an open desk, so keeps no access and cannot stay unnoticed.
 */
export async function endLinksAndNotify(
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
