import type { Context } from 'hono';
import type { SignedIn, StaffAuth } from '../../auth/staff-auth.ts';
import type { Clock } from '../../clock/clock.ts';
import { HttpError } from '../../errors.ts';
import { refuseForeignOrigin } from '../../requests/same-origin.ts';

/** What every call of staff passes: who asks, and whether our own pages do. */
export interface StaffGate {
  auth: StaffAuth;
  publicUrl: string;
  clock: Clock;
}

/**
 * Who makes this request, from a page of our own.
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
