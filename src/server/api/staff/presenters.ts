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

/** Public fields of a session: never its token. */
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
  /** True for the session of the request. */
  isThis: session.id === thisId,
});

/** Setup of a second factor; an authenticator app shows the username next to the code: not everybody has a mail address. */
export function presentSetup({ totpURI, backupCodes }: { totpURI: string; backupCodes: string[] }, username: string) {
  const { searchParams, search } = new URL(totpURI);
  const label = encodeURIComponent(`${searchParams.get('issuer')}:${username}`);
  return {
    /** Address of the secret, for a link and for a picture to scan. */
    uri: `otpauth://totp/${label}${search}`,
    /** Secret to type in, in base32. */
    key: searchParams.get('secret') ?? '',
    recoveryCodes: backupCodes,
  };
}

/** Row for the college's own mail program: recipient, consent, and the link to leave the list. */
export const presentListed = ({ name, email, category, askedAt, consent }: Listener, links: Pick<LeaveLinks, 'of'>) => {
  const leaveLink = links.of('list', email);
  return {
    email,
    name,
    wants: category === null ? 'news of the hub' : `the opening of ${category}`,
    askedAt,
    consent: consent ?? 'The words weren’t kept then.',
    leaveLink,
    // Headers of the mail (RFC 8058), by which mail programs show their own button to leave the list.
    'List-Unsubscribe': `<${leaveLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

export const presentRecordRow = (row: StoredRecord, { title, categories, status, checked }: Listed) => ({
  slug: row.name,
  name: title,
  /** Its categories, of which only a workflow has several: 'LLMs, Image'. */
  category: categories.join(', '),
  status,
  verifiedAt: checked,
  version: row.version,
  editedAt: row.editedAt,
  updatedAt: row.updatedAt,
  /** Reference of the suggestion that it came from. */
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
  /** Final address of a permanent redirect. */
  leadsTo: row.leadsTo,
  checkedAt: row.checkedAt,
  /** Time of its last answer; null if it never answered. */
  workedAt: row.workedAt,
});
