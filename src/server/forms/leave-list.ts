import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { takeOffList } from '../repositories/mail-list.ts';
import { deleteTermsWatch } from '../repositories/terms-watches.ts';
import type { AddressRow } from '../requests/address-row.ts';
import type { LeaveLinks } from '../submissions/leave-links.ts';
import { formRow } from './form-pages.ts';

/**
 * Takes somebody off the list, or ends their mail on changed terms and erases the address: by the button of the page, or by a mail program's own button, which posts here without a page, a
 * cookie or an origin (RFC 8058). The link's signature is what lets it in. Whether the address is known nobody is told.
 */
export const leaveListRow = ({ links, db, clock }: { links: LeaveLinks; db: Kysely<Database>; clock: Clock }): AddressRow =>
  formRow(addresses.leaveTheList(), async (c: Context) => {
    const id = links.idIn(c.req.query('t') ?? '');
    if (!id) throw new HttpError(400, 'This link is incomplete. Please click it again in the mail.');
    await db.transaction().execute(async (transaction) => {
      const now = clock.now().toISOString();
      // Each finds only what is its own.
      const wasListed = await takeOffList(transaction, id);
      if ((await deleteTermsWatch(transaction, id)) || wasListed)
        await addAuditEntry(transaction, { username: '(visitor)', action: 'left the list', target: 'mail-list' }, now);
    });
    // RFC 8058, 3.1: a mail program's request is not redirected.
    return c.req.header('Accept')?.includes('text/html')
      ? c.redirect(addresses.leftTheList, 303)
      : c.text('You’re off the list.\n', 200, { 'Cache-Control': 'no-store' });
  });
