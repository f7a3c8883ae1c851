import type { Context } from 'hono';
import type { SignedIn, StaffAuth } from '../../auth/staff-auth.ts';
import type { Clock } from '../../clock/clock.ts';
import { HttpError } from '../../errors.ts';
import { refuseForeignOrigin } from '../../requests/same-origin.ts';

/** Dependencies of the check that every call of staff passes: its user, and its origin in our own pages. */
export interface StaffGate {
  auth: StaffAuth;
  publicUrl: string;
  clock: Clock;
}

/**
 * Identifies the user of a request from one of our own pages.
 * @throws {HttpError} 403 from another site's page, 401 without a session.
 */
export async function requireStaff({ auth, publicUrl }: StaffGate, c: Context): Promise<SignedIn> {
  refuseForeignOrigin(c.req.raw.headers, publicUrl);
  const by = await auth.sessionOf(c.req.raw.headers);
  if (by) return by;
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  throw new HttpError(401, `Only staff may ${isRead ? 'read' : 'do'} this.`, {
    headers: { 'WWW-Authenticate': 'Session realm="staff"' },
  });
}
