import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { findItem } from '../repositories/inbox.ts';
import { takeOffList } from '../repositories/mail-list.ts';
import { silenceMailbox } from '../repositories/silent-mailboxes.ts';
import { deleteTermsWatches, findTermsWatch } from '../repositories/terms-watches.ts';
import type { AddressRow } from '../requests/address-row.ts';
import type { LeaveLinks, Leaving } from '../submissions/leave-links.ts';
import { formRow } from './form-pages.ts';

interface LeaveListParts {
  links: LeaveLinks;
  db: Kysely<Database>;
  clock: Clock;
}

/**
 * Removes somebody from the list, or ends their mail on changed terms and erases the address: by the button of the page, or by a
 * mail program's own button, which posts here without a page, a cookie or an origin (RFC 8058). With `never` the mailbox is
 * removed from both, and never asked again for either. The link's signature authorizes it. Whether the address is known stays
 * secret.
 */
export const leaveListRow = ({ links, db, clock }: LeaveListParts): AddressRow =>
  formRow(addresses.leaveTheList(), async (c: Context) => {
    const link = links.read(c.req.query('t') ?? '');
    if (!link) throw new HttpError(400, 'This link is incomplete. Please click it again in the email.');
    const never = c.req.query('never') === 'yes';
    const now = clock.now().toISOString();
    await db.transaction().execute(async (transaction) => {
      const leaving = 'recordId' in link ? await namedByRecord(transaction, links, link.recordId) : link;
      if (!leaving && never)
        throw new HttpError(400, 'This link is too old for that. Please use the one in a newer email, or write to us.');
      if (leaving && (await leave(transaction, leaving, { links, never, now })))
        await addAuditEntry(transaction, { username: '(visitor)', action: 'left the list', target: 'mail-list' }, now);
    });
    // RFC 8058, 3.1: a mail program's request is not redirected.
    return c.req.header('Accept')?.includes('text/html')
      ? c.redirect(addresses.leftTheList(never ? 'never' : 'yes'), 303)
      : c.text('You’re off the list.\n', 200, { 'Cache-Control': 'no-store' });
  });

/** Removes the address. @returns true if there was something to leave */
async function leave(
  transaction: Kysely<Database>,
  { matter, address, mailbox }: Leaving,
  { links, never, now }: { links: LeaveLinks; never: boolean; now: string },
): Promise<boolean> {
  if (!never) {
    const isTheirs = (email: string) => links.addressHash(email) === address;
    return matter === 'list' ? takeOffList(transaction, isTheirs) : deleteTermsWatches(transaction, isTheirs);
  }
  await silenceMailbox(transaction, mailbox, now);
  const isTheirs = (email: string) => links.mailboxHash(email) === mailbox;
  const wasListed = await takeOffList(transaction, isTheirs);
  return (await deleteTermsWatches(transaction, isTheirs)) || wasListed;
}

/**
 * Finds the address that a link of a former release means, by its message or watch; undefined once that is erased.
 */
async function namedByRecord(transaction: Kysely<Database>, links: LeaveLinks, id: string): Promise<Leaving | undefined> {
  const watch = await findTermsWatch(transaction, id);
  const email = watch?.email ?? (await findItem(transaction, 'contacts', id))?.email;
  if (!email) return undefined;
  return { matter: watch ? 'terms' : 'list', address: links.addressHash(email), mailbox: links.mailboxHash(email) };
}
