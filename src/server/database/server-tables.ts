import type { Generated } from 'kysely';

// Tables of the server itself; tables.ts describes the format of values.

type Time = string;

/** Changes of the catalogue: each gets the next number, and the highest is the catalogue's revision. */
export interface RevisionsTable {
  number: number;
  cause: string;
  createdAt: Time;
}

/** Hashes of an idempotency key and of the body that a client sent under it, and the answer that it received. */
export interface IdempotencyKeysTable {
  keyHash: string;
  bodyHash: string;
  /** Id of what a visitor sent; for staff the whole answer as JSON, or '' once something was erased. */
  answerId: string;
  createdAt: Time;
}

/** Number of attempts of a client to send a form since the window began. */
export interface ClientLimitsTable {
  clientHash: string;
  windowStart: Time;
  count: number;
  /** Time at which the count expires. */
  expiresAt: Time;
  /** Account that failed attempts are about. */
  userId: string | null;
}

/** Secrets that all servers on one database share. */
export interface ServerSecretsTable {
  name: string;
  value: string;
  createdAt: Time;
}

/** Number of times a page was shown on a day; nothing about visitors. */
export interface PageViewsTable {
  path: string;
  /** Day in UTC, such as 2026-11-20. */
  day: string;
  count: number;
}

/** Mail that is still to be sent. It names the record and quotes nothing of what visitors sent. */
export interface OutboxTable {
  /** Id that is also the mail's message id, by which a mailbox recognizes a duplicate. */
  id: string;
  /** A `MailKind` (repositories/outbox.ts); for a link to a new password or a changed account the record is the user. */
  kind: string;
  recordId: string;
  /** Former or current address of the person whose account changed; null for mail to STAFF_EMAIL. */
  address: string | null;
  /** Number of attempts to send it. */
  attempts: Generated<number>;
  /** Time from which a server may take it; while one has it, the time from which another may. */
  dueAt: Time;
  /** Time at which sending was given up; null as long as it is retried. */
  givenUpAt: Time | null;
  createdAt: Time;
}

/** Result of the last check of an address. */
export interface LinkChecksTable {
  address: string;
  /** Outcome of type `LinkOutcome` (links/check-links.ts). */
  outcome: string;
  /** Reason why it did not answer, in words. */
  reason: string | null;
  /** Final address of a permanent redirect. */
  leadsTo: string | null;
  /** Number of consecutive failures. */
  failures: number;
  checkedAt: Time;
  /** Time of its last answer; null if it never answered. */
  workedAt: Time | null;
}

/** A round in which every address is asked; one of its kind at a time. */
export interface LinkRunsTable {
  id: string;
  /** Kind of type `RoundKind` (repositories/rounds.ts). */
  kind: string;
  /** 'open' until it has ended; 'reading' for one that reads documents. */
  state: string | null;
  /** Name of a user, or '(timer)'. */
  startedBy: string;
  createdAt: Time;
  /** Time from which another server may take over, while one is asking. */
  takenUntil: Time | null;
  endedAt: Time | null;
  /** Reason why it ended before all were asked. */
  note: string | null;
}

/** Weeks for which staff received their weekly mail, such as '2026-W47'. */
export interface WeeklyMailsTable {
  week: string;
  createdAt: Time;
}

/** A text that a document had; at most ten of each are kept. Never published. */
export interface DocumentVersionsTable {
  /** Address as `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  /** SHA-256 of the text, in hexadecimal. */
  hash: string;
  /** First day on which it read so, such as 2026-11-24. */
  day: string;
  /** Last day on which it read so. */
  lastDay: string;
  /** Readable text, as Brotli in base64. */
  text: string;
}

/** State of a quotation when its document was last read, valid as long as the record quotes the same words from there. */
export interface QuotationReadingsTable {
  /** Kind: 'facts', 'terms-changes' or 'answers'. */
  kind: string;
  /** `<tool>/<id>`, as in `records`. */
  name: string;
  quote: string;
  source: string;
  /** State of type `Comparison['state']` (domain/documents/compare-quotation.ts). */
  state: string;
  /** Day of the reading, such as 2026-11-24. */
  day: string;
  /** Latest day on which the words were in the document; null where they never were. */
  seen: string | null;
}

/** Result of the last request for a document. */
export interface DocumentAsksTable {
  /** Address as `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  askedAt: Time;
  /** Outcome of type `AskOutcome` (repositories/document-asks.ts). */
  outcome: string;
  /** Reason why nothing was read, in words. */
  reason: string | null;
  /** Number of consecutive failures. */
  failures: number;
  /** Time from which it may be asked again, where the site named one. */
  againAt: Time | null;
  /** Entity tag of the version that was read, for a conditional request. */
  etag: string | null;
  lastModified: string | null;
  /** Hash of the text that was read with it, as in `documentVersions`. */
  hash: string | null;
}
