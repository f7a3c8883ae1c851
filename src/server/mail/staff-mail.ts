import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { ClaimedMail } from '../repositories/outbox.ts';
import { findSubmissionForMail } from '../repositories/submissions.ts';
import { makeWeekMail } from './week-mail.ts';

/** A plain-text mail to the staff. */
export interface StaffMail {
  subject: string;
  text: string;
}

// A mailbox is copied, searched and forwarded: what a visitor wrote, and how to reach them, stays on the desk.
const signOff = 'What was sent, and who sent it, stands on the staff desk only.\n\nMinistry AI Hub\n';

/** The mail about a record, or of a week; nothing when there is nothing to tell of it any more. `publicUrl` is the hub's origin. */
export async function makeStaffMail(
  db: Kysely<Database>,
  { kind, recordId }: Pick<ClaimedMail, 'kind' | 'recordId'>,
  publicUrl: string,
  now: Date,
): Promise<StaffMail | undefined> {
  if (kind === 'week') return makeWeekMail(db, publicUrl, now);
  if (kind === 'contact') {
    const text = `Somebody wrote to the team through the hub’s contact page.\n\nRead and answer: ${publicUrl}/admin/contacts\n\n${signOff}`;
    return { subject: 'A message to the team', text };
  }
  const submission = await findSubmissionForMail(db, recordId);
  if (!submission) return undefined;
  const { type, title, reference } = submission;
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
