import type { Kysely } from 'kysely';
import { deskAddresses } from '#domain/desk-addresses.ts';
import type { Database } from '../database/tables.ts';
import type { AccountMailKind } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';

const changes: Record<AccountMailKind, { subject: string; what: string }> = {
  'password-changed': { subject: 'Your password for the staff desk was changed', what: 'The password was changed.' },
  'email-changed': {
    subject: 'Your email address for the staff desk was changed',
    what: 'Your email address was changed. We’re sending this to the old address and the new one.',
  },
  'second-factor-on': {
    subject: 'A second factor was set up for the staff desk',
    what: 'Signing in now also asks for a code from an authenticator app.',
  },
  'second-factor-off': {
    subject: 'Your second factor for the staff desk was turned off',
    what: 'Signing in no longer asks for a code from an authenticator app.',
  },
};

/**
 * Notifies a user that the way they sign in was changed; undefined when the account is gone meanwhile.
 * @param publicUrl origin of the hub
 * @param change.changedAt time of the change, ISO time
 */
export async function makeAccountMail(
  db: Kysely<Database>,
  publicUrl: string,
  change: { kind: AccountMailKind; userId: string; address: string | null; changedAt: string },
): Promise<{ subject: string; text: string; to: string } | undefined> {
  const user = await findUser(db, change.userId);
  if (!user || change.address === null) return undefined;
  const { subject, what } = changes[change.kind];
  return {
    to: change.address,
    subject,
    text: [
      `This is about your account ${user.username} at the staff desk of the Ministry AI Hub.`,
      '',
      `${what} It happened on ${moment.format(new Date(change.changedAt))}.`,
      '',
      "If that was you, or an administrator did it for you, there's nothing to do.",
      "If you don't know about it, tell an administrator of the desk today, and choose a new password:",
      `${publicUrl}${deskAddresses.forgottenPassword}`,
      '',
      'Ministry AI Hub',
      '',
    ].join('\n'),
  };
}

/** Formats a time: 'November 22, 2026 at 8:15 AM UTC'. */
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
