import type { Listed } from '#domain/records/record-kind.ts';
import type { StaffSession } from '#domain/staff/accounts.ts';
import { deviceName } from '#domain/staff/device-name.ts';
import type { VersionRow } from '#domain/staff/record-kinds.ts';
import type { LinkOutcome } from '../../links/check-links.ts';
import type { StoredRecord } from '../../records/store.ts';
import type { ChangeSet } from '../../repositories/change-sets.ts';
import type { LinkCheck } from '../../repositories/link-checks.ts';
import type { Listed as Listener } from '../../repositories/mail-list.ts';
import type { StaffUser } from '../../repositories/users.ts';
import type { LeaveLinks } from '../../submissions/leave-links.ts';

// Each presenter lists the fields that leave the server, so that none leaves by accident.

/** What leaves of a session: never its token. */
export const presentSession = (session: StaffSession): StaffSession => {
  const { username, role, expiresAt, email, secondFactor, needsSecondFactor } = session;
  return { username, role, expiresAt, email, secondFactor, needsSecondFactor };
};

export const presentOwnSession = (
  session: { id: string; userAgent?: string | null; createdAt: Date; expiresAt: Date },
  thisId: string,
) => ({
  id: session.id,
  /** Browser and system in a few words: 'Firefox on Android'. */
  device: session.userAgent || deviceName(''),
  createdAt: session.createdAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  /** Whether it is the session that asks. */
  isThis: session.id === thisId,
});

/** What an authenticator app shows beside the code is the username, which everybody here has. */
export function presentSetup({ totpURI, backupCodes }: { totpURI: string; backupCodes: string[] }, username: string) {
  const { searchParams, search } = new URL(totpURI);
  const label = encodeURIComponent(`${searchParams.get('issuer')}:${username}`);
  return {
    /** As a link and as a picture to scan. */
    uri: `otpauth://totp/${label}${search}`,
    /** The same secret to type in, in base32. */
    key: searchParams.get('secret') ?? '',
    recoveryCodes: backupCodes,
  };
}

/** One row for the college's own mail program: whom to write to, on what consent, and the way off the list. */
export const presentListed = ({ name, email, category, askedAt, consent }: Listener, links: Pick<LeaveLinks, 'of'>) => {
  const leaveLink = links.of('list', email);
  return {
    email,
    name,
    wants: category === null ? 'news of the hub' : `the opening of ${category}`,
    askedAt,
    consent: consent ?? 'The words weren’t kept then.',
    leaveLink,
    // Headers of the mail (RFC 8058): with them mail programs show a button of their own.
    'List-Unsubscribe': `<${leaveLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

export const presentRecordRow = (row: StoredRecord, { title, categories, status, checked }: Listed) => ({
  slug: row.name,
  name: title,
  /** Of a workflow all of them: 'LLMs, Image'. */
  category: categories.join(', '),
  status,
  verifiedAt: checked,
  version: row.version,
  editedAt: row.editedAt,
  updatedAt: row.updatedAt,
  /** Of the suggestion that it came from. */
  submissionReference: row.submissionReference,
});

export const presentChangeSet = (row: ChangeSet & { count: number; isUndone: boolean }) => ({
  id: row.id,
  at: row.at,
  username: row.username,
  /** 'moved to Image' */
  does: row.does,
  why: row.why,
  count: row.count,
  isUndone: row.isUndone,
});

export const presentVersionRow = ({ number, at, origin, username, why, isErased }: VersionRow): VersionRow => ({
  number,
  at,
  origin,
  username,
  why,
  isErased,
});

export const presentUser = ({ id, username, role, disabled, email, secondFactor, createdAt }: StaffUser) => ({
  id,
  username,
  role,
  disabled,
  email,
  secondFactor,
  createdAt,
});

export const presentLink = (row: LinkCheck) => ({
  address: row.address,
  outcome: row.outcome as LinkOutcome,
  reason: row.reason,
  /** Where it leads for good. */
  leadsTo: row.leadsTo,
  checkedAt: row.checkedAt,
  /** When it last answered; null if it never did. */
  workedAt: row.workedAt,
});
