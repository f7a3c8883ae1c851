import { deskAddresses } from '#domain/desk-addresses.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findItem } from '../repositories/inbox.ts';
import type { ClaimedMail } from '../repositories/outbox.ts';
import { findUser } from '../repositories/users.ts';
import { makeAccountMail } from './account-mail.ts';
import type { TermsMailSources } from './terms-mail.ts';
import { makeConfirmationMail, makeTermsNewsMail } from './terms-mail.ts';
import { makeWeekMail } from './week-mail.ts';

/** Plain-text mail to the staff, or to a visitor who asked for it. */
export interface StaffMail {
  subject: string;
  text: string;
  /** Recipient, if not everybody of STAFF_EMAIL. */
  to?: string;
  /** Link that unsubscribes the reader with one press, in the mail program too (RFC 8058). */
  leaveLink?: string;
}

/** Dependencies of the mails. */
export interface MailSources extends TermsMailSources {
  /** Reads the catalogue as it is now, for the queue in the weekly mail. */
  catalogue: () => Promise<Catalogue>;
  /** Makes the secret part of a link to a new password for the owner of this mail address. */
  resetTokenFor: (email: string) => Promise<string | undefined>;
}

// Mails quote nothing, since a mailbox is copied, searched and forwarded: a visitor's words and address are on the desk only.
const signOff = 'What was sent, and who sent it, is on the staff desk only.\n\nMinistry AI Hub\n';

/**
 * Makes the mail about a record, or of a week; undefined when the record is gone, its sender no longer waits, or nothing waits.
 * `now` is in milliseconds.
 */
export async function makeStaffMail(
  sources: MailSources,
  { kind, recordId, address, createdAt }: Omit<ClaimedMail, 'id' | 'attempts'>,
  now: number,
): Promise<StaffMail | undefined> {
  const { db, publicUrl } = sources;
  if (kind === 'password-link') return now - Date.parse(createdAt) > linkMs ? undefined : passwordLinkMail(sources, recordId);
  if (kind === 'terms-watch') return makeConfirmationMail(sources, recordId);
  if (kind === 'terms-news') return makeTermsNewsMail(sources, recordId);
  if (kind === 'week') return makeWeekMail(sources, new Date(now));
  if (kind === 'contact') {
    const text = `Someone wrote to the team through the hub’s contact page.\n\nRead and answer: ${publicUrl}/admin/contacts\n\n${signOff}`;
    return { subject: 'A message to the team', text };
  }
  if (kind === 'question') {
    const text = `Someone asked a question on the hub.\n\nRead and answer: ${publicUrl}${deskAddresses.question(recordId)}\n\n${signOff}`;
    return { subject: 'A question was asked', text };
  }
  if (kind !== 'submission') return makeAccountMail(db, publicUrl, { kind, userId: recordId, address, changedAt: createdAt });
  const suggestion = await findItem(db, 'submissions', recordId);
  if (!suggestion) return undefined;
  const { type, title } = suggestion.sent;
  const { reference } = suggestion;
  return {
    subject: `A ${type} was suggested (${reference})`,
    text: [
      `A visitor suggested a ${type} for the hub.`,
      '',
      `Name: ${title}`,
      `Reference: ${reference}`,
      '',
      `Review it: ${publicUrl}/admin/submissions/${recordId}`,
      '',
      signOff,
    ].join('\n'),
  };
}

// Age from which the mail is skipped: after a long outage of the mail server nobody expects the link any more.
const linkMs = 30 * 60_000;

/** Makes the mail with a link to a new password. Its secret part is behind '#', which no browser sends to any server. */
async function passwordLinkMail({ db, publicUrl, resetTokenFor }: MailSources, userId: string): Promise<StaffMail | undefined> {
  const user = await findUser(db, userId);
  const token = user?.email && !user.disabled ? await resetTokenFor(user.email) : undefined;
  if (!user?.email || !token) return undefined;
  return {
    to: user.email,
    subject: 'A new password for the staff desk',
    text: [
      `Someone, most likely you, asked for a new password for ${user.username} at the staff desk of the Ministry AI Hub.`,
      '',
      'Choose it here. The link works once, for 30 minutes:',
      `${publicUrl}${deskAddresses.passwordLink(user.username, token)}`,
      '',
      'If it wasn’t you, there’s nothing to do: your password stays as it is.',
      '',
      'Ministry AI Hub',
      '',
    ].join('\n'),
  };
}
