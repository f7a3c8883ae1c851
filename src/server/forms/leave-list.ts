import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { addresses } from '#domain/addresses.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../errors.ts';
import { addAuditEntry } from '../repositories/audit-log.ts';
import { takeOffList } from '../repositories/mail-list.ts';
import type { LeaveLinks } from '../submissions/leave-links.ts';

/**
 * Takes somebody off the list: by the button of the page, or by a mail program's own button, which posts here without a page, a
 * cookie or an origin (RFC 8058). The link's signature is what lets it in. Whether the address is known nobody is told.
 */
export function leaveList({ links, db }: { links: LeaveLinks; db: Kysely<Database> }): Hono {
  const app = new Hono();
  app.post(addresses.leaveTheList(), async (c) => {
    const contactId = links.contactIn(c.req.query('t') ?? '');
    if (!contactId) throw new HttpError(400, 'A part of this link is lost. Open the link in the mail once more.');
    await db.transaction().execute(async (transaction) => {
      const now = new Date().toISOString();
      if (await takeOffList(transaction, contactId))
        await addAuditEntry(transaction, { username: '(visitor)', action: 'left the list', target: 'mail-list' }, now);
    });
    // RFC 8058, 3.1: a mail program's request is not redirected.
    return c.req.header('Accept')?.includes('text/html')
      ? c.redirect(addresses.leftTheList, 303)
      : c.text('You are off the list.\n', 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
