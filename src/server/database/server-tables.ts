import type { Generated } from 'kysely';

// Tables that the server keeps for itself; values are kept as tables.ts says.

type Time = string;

/** Every change of the catalogue gets the next number; the highest is the catalogue's revision. */
export interface RevisionsTable {
  number: number;
  cause: string;
  createdAt: Time;
}

/** Under which key a client sent what, and what it was answered with. */
export interface IdempotencyKeysTable {
  keyHash: string;
  bodyHash: string;
  /** The id of what a visitor sent; of staff the whole answer as JSON, or '' once something was erased. */
  answerId: string;
  createdAt: Time;
}

/** How often a client tried to send a form since the window began. */
export interface ClientLimitsTable {
  clientHash: string;
  windowStart: Time;
  count: number;
  /** When what is counted is over. */
  expiresAt: Time;
  /** Whose account it is about, for what fails about an account. */
  userId: string | null;
}

/** Secrets that all servers on one database share. */
export interface ServerSecretsTable {
  name: string;
  value: string;
  createdAt: Time;
}

/** How often a page was shown on a day; nothing of who saw it. */
export interface PageViewsTable {
  path: string;
  /** UTC, such as 2026-11-20. */
  day: string;
  count: number;
}

/** A mail to staff that is still to be sent. It names the record and quotes nothing of what visitors sent. */
export interface OutboxTable {
  /** Also the mail's message id, by which a mailbox knows one that came twice. */
  id: string;
  /** A `MailKind` (repositories/outbox.ts): of a link to a new password and of a changed account the record is the user. */
  kind: string;
  recordId: string;
  /** Of a changed account the person's address, as it was or is; null for what goes to STAFF_EMAIL. */
  address: string | null;
  /** How often a server took it to send it. */
  attempts: Generated<number>;
  /** From when a server may take it; while one has it, when another may. */
  dueAt: Time;
  /** When sending it was given up; null as long as it is tried. */
  givenUpAt: Time | null;
  createdAt: Time;
}

/** What asking an address found, the last time. */
export interface LinkChecksTable {
  address: string;
  /** A `LinkOutcome` (links/check-links.ts). */
  outcome: string;
  /** Why it did not answer, in words. */
  reason: string | null;
  /** Where it leads for good. */
  leadsTo: string | null;
  /** How often it failed, one time after the other. */
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
  /** 'open' until it has ended; one that reads documents is 'reading'. */
  state: string | null;
  /** A user's name, or '(timer)'. */
  startedBy: string;
  createdAt: Time;
  /** While one server asks, when another may go on in its place. */
  takenUntil: Time | null;
  endedAt: Time | null;
  /** Why it ended before all were asked. */
  note: string | null;
}

/** The weeks of which staff were told in one mail, such as '2026-W47'. */
export interface WeeklyMailsTable {
  week: string;
  createdAt: Time;
}

/** A text that a document had; at most ten of each are kept. Never published. */
export interface DocumentVersionsTable {
  /** As `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  /** SHA-256 of the text, in hexadecimal. */
  hash: string;
  /** The first day on which it read so, such as 2026-11-24. */
  day: string;
  /** The last one. */
  lastDay: string;
  /** What can be read of it, as Brotli in base64. */
  text: string;
}

/** What became of a quotation when its document was last read. It holds as long as the record quotes the same words from there. */
export interface QuotationReadingsTable {
  /** 'facts', 'terms-changes' or 'answers'. */
  kind: string;
  /** `<tool>/<id>`, as in `records`. */
  name: string;
  quote: string;
  source: string;
  /** A `Comparison['state']` (domain/documents/compare-quotation.ts). */
  state: string;
  /** The day of the reading, such as 2026-11-24. */
  day: string;
  /** The latest day on which the words stood there; null where they never did. */
  seen: string | null;
}

/** What asking a document's site found, the last time. */
export interface DocumentAsksTable {
  /** As `documentOf` (domain/documents/document-address.ts) writes it. */
  address: string;
  askedAt: Time;
  /** An `AskOutcome` (repositories/document-asks.ts). */
  outcome: string;
  /** Why nothing was read, in words. */
  reason: string | null;
  /** How often it failed, one time after the other. */
  failures: number;
  /** Not before then it may be asked again, where the site said so. */
  againAt: Time | null;
  /** What the site calls the version that was read, for asking whether there is a newer one. */
  etag: string | null;
  lastModified: string | null;
  /** Of the text that was read with it, as in `documentVersions`. */
  hash: string | null;
}
