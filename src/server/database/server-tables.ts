import type { Generated } from 'kysely';

// The server's own tables; tables.ts describes the format of values.

type Time = string;

/** Every change of the catalogue gets the next number; the highest is the catalogue's revision. */
export interface RevisionsTable {
  number: number;
  cause: string;
  createdAt: Time;
}

/** The body that a client sent under a key, and the answer that it received. */
export interface IdempotencyKeysTable {
  keyHash: string;
  bodyHash: string;
  /** The id of what a visitor sent; for staff the whole answer as JSON, or '' once something was erased. */
  answerId: string;
  createdAt: Time;
}

/** How often a client tried to send a form since the window began. */
export interface ClientLimitsTable {
  clientHash: string;
  windowStart: Time;
  count: number;
  /** When the count expires. */
  expiresAt: Time;
  /** The account that failed attempts are about. */
  userId: string | null;
}

/** Secrets that all servers on one database share. */
export interface ServerSecretsTable {
  name: string;
  value: string;
  createdAt: Time;
}

/** How often a page was shown on a day; nothing about visitors. */
export interface PageViewsTable {
  path: string;
  /** UTC, such as 2026-11-20. */
  day: string;
  count: number;
}

/** A mail that is still to be sent. It names the record and quotes nothing of what visitors sent. */
export interface OutboxTable {
  /** Also the mail's message id, by which a mailbox recognizes a duplicate. */
  id: string;
  /** A `MailKind` (repositories/outbox.ts): for a link to a new password and for a changed account the record is the user. */
  kind: string;
  recordId: string;
  /** For a changed account the person's address, as it was or is; null for mail to STAFF_EMAIL. */
  address: string | null;
  /** How many times a server took it to send it. */
  attempts: Generated<number>;
  /** From when a server may take it; while one has it, when another may. */
  dueAt: Time;
  /** When sending it was given up; null as long as it is retried. */
  givenUpAt: Time | null;
  createdAt: Time;
}

/** Result of the last check of an address. */
export interface LinkChecksTable {
  address: string;
  /** A `LinkOutcome` (links/check-links.ts). */
  outcome: string;
  /** Why it did not answer, in words. */
  reason: string | null;
  /** Where it permanently redirects to. */
  leadsTo: string | null;
  /** Number of consecutive failures. */
  failures: number;
  checkedAt: Time;
  /** When it last answered. */
  workedAt: Time | null;
}

/** A round in which every address is asked; one of its kind at a time. */
export interface LinkRunsTable {
  id: string;
  /** A `RoundKind` (repositories/rounds.ts). */
  kind: string;
  /** 'open' until it has ended; 'reading' for one that reads documents. */
  state: string | null;
  /** A user's name, or '(timer)'. */
  startedBy: string;
  createdAt: Time;
  /** While one server asks, when another may take over. */
  takenUntil: Time | null;
  endedAt: Time | null;
  /** Why it ended before all were asked. */
  note: string | null;
}

/** The weeks for which staff received their weekly mail, such as '2026-W47'. */
export interface WeeklyMailsTable {
  week: string;
  createdAt: Time;
}

/** A text that a document had; at most ten of each are kept. Never published. */
export interface DocumentVersionsTable {
  /** The address as `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  /** SHA-256 of the text, in hexadecimal. */
  hash: string;
  /** The first day on which it read so, such as 2026-11-24. */
  day: string;
  /** The last day on which it read so. */
  lastDay: string;
  /** The readable text, as Brotli in base64. */
  text: string;
}

/** State of a quotation when its document was last read. It is valid as long as the record quotes the same words from there. */
export interface QuotationReadingsTable {
  /** One of 'facts', 'terms-changes' or 'answers'. */
  kind: string;
  /** `<tool>/<id>`, as in `records`. */
  name: string;
  quote: string;
  source: string;
  /** A `Comparison['state']` (domain/documents/compare-quotation.ts). */
  state: string;
  /** The day of the reading, such as 2026-11-24. */
  day: string;
  /** The latest day on which the words were in the document; null where they never were. */
  seen: string | null;
}

/** Result of the last request for a document. */
export interface DocumentAsksTable {
  /** The address as `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  askedAt: Time;
  /** An `AskOutcome` (repositories/document-asks.ts). */
  outcome: string;
  /** Why nothing was read, in words. */
  reason: string | null;
  /** Number of consecutive failures. */
  failures: number;
  /** From when it may be asked again, where the site said so. */
  againAt: Time | null;
  /** The site's entity tag of the version that was read, for a conditional request. */
  etag: string | null;
  lastModified: string | null;
  /** Hash of the text that was read with it, as in `documentVersions`. */
  hash: string | null;
}
