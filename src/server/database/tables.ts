import type { Generated } from 'kysely';
import type { FormTokenMark } from '#domain/submissions/spam.ts';
import type { AccountsTable, SessionsTable, TwoFactorsTable, UsersTable, VerificationsTable } from './auth-tables.ts';
import type {
  ClientLimitsTable,
  DocumentAsksTable,
  DocumentVersionsTable,
  IdempotencyKeysTable,
  LinkChecksTable,
  LinkRunsTable,
  OutboxTable,
  PageViewsTable,
  QuotationReadingsTable,
  RevisionsTable,
  ServerSecretsTable,
  WeeklyMailsTable,
} from './server-tables.ts';

// Values have one format on both databases: times are ISO 8601 text in UTC, lists and objects JSON text, flags 0 or 1. So one
// migration and one set of values serves SQLite and PostgreSQL (docs/decisions/0003).

type Json = string;
type Time = string;

/** Records that staff edit, of every kind (docs/decisions/0064). */
interface RecordsTable {
  id: string;
  /** Kind: 'tools', 'facts', 'guides' … (domain/staff/record-kinds.ts). */
  kind: string;
  /** Slug of the record; `<tool>/<id>` for a fact or a change of terms. */
  name: string;
  record: Json;
  /** Number of writes, so that two editors cannot overwrite each other unseen. */
  version: Generated<number>;
  /** Position among the records of one file, from 0. */
  position: Generated<number>;
  /** Fingerprint of its file's text when it last followed it; null when staff made it. */
  seedHash: string | null;
  /** Time of the last edit by staff; null as long as it follows its file. */
  editedAt: Time | null;
  /** Time when staff took it out of use: then it is shown to nobody, and no file brings it back by itself. */
  retiredAt: Time | null;
  /** Suggestion that it was published from; null when there was none. */
  submissionId: string | null;
  /** Number of visitors who ask what an answer answers. */
  votes: Generated<number>;
  createdAt: Time;
  updatedAt: Time;
}

/** A state that a record of the catalogue had. The state with the highest number is its current one. */
interface RecordVersionsTable {
  /** Kind of the record, as in `records`. */
  kind: string;
  /** Slug of the record; `<tool>/<name>` for a fact or a change of terms. */
  name: string;
  /** Version of the record after the change. */
  number: number;
  /** Whole record; null when the change removed it, or its content was erased. */
  record: Json | null;
  at: Time;
  /** Origin: 'desk', 'import' or 'file'. */
  origin: string;
  /** User who changed it at the desk. */
  username: string | null;
  why: string | null;
  /** Time when its content was erased, because it was about a person. */
  erasedAt: Time | null;
  /** Set of changes that it belongs to; null for a change of one record. */
  changeSet: string | null;
}

/** States of the authored files that were seeded. */
interface LaidContentTable {
  /** SHA-256 of their whole content. */
  hash: string;
  /** Order of the states: the highest is the newest. */
  number: number;
  at: Time;
}

/** Texts of files that differ from a record that staff edited, and were not taken. */
interface FilesNotTakenTable {
  /** Kind of the record, as in `records`. */
  kind: string;
  name: string;
  /** Text of the file; null where the files no longer have the record. */
  record: Json | null;
  /** Position in its file. */
  position: number;
  /** Fingerprint of the file; null where there is none. */
  seedHash: string | null;
  at: Time;
  /** Time when staff decided to keep their version. */
  dismissedAt: Time | null;
}

/** Changes of several records that were made together, and are undone together. */
export interface ChangeSetsTable {
  id: string;
  /** Kind of the records: 'tools' or 'workflows'. */
  kind: string;
  /** Description in words: 'moved to Image'. */
  does: string;
  why: string;
  username: string;
  at: Time;
  /** Set that it undoes. */
  undoes: string | null;
}

/** A user's unpublished input in a form of the desk. */
interface DraftsTable {
  userId: string;
  /** Kind: 'tools', 'workflows', 'answers', 'submissions', 'questions', or 'new' for input without a record. */
  kind: string;
  name: string;
  /** Version of the record that it is based on. */
  version: number;
  /** Values of the form, which may be incomplete or wrong. */
  record: Json;
  savedAt: Time;
}

/** Actions of staff, without visitors' data, so that they can be kept when that is deleted. */
interface AuditLogTable {
  id: string;
  at: Time;
  username: string;
  action: string;
  /** Target of the action: 'submissions/<id>', 'tools/<slug>', 'users/<username>'. */
  target: string | null;
  detail: string | null;
}

/** Messages of visitors, of every kind (docs/decisions/0108). */
export interface InboxTable {
  id: string;
  /** Kind, one of `inboxKindNames` (domain/inbox/inbox-status.ts). */
  kind: string;
  /** Content of type `Sent` (domain/inbox/inbox-kinds.ts): the form's fields, except those that are columns. */
  sent: Json;
  /** State, one of the kind's. */
  status: Generated<string>;
  version: Generated<number>;
  /** Mail address for the answer; optional for a question, and deleted some time after the decision. */
  email: string | null;
  /** Reference for the sender to quote ('S-7K3M9Q'); for a question also the end of its address. Messages have none. */
  reference: string | null;
  /** Result of the form token's check: 'none' for a call of the API. */
  formToken: Generated<FormTokenMark>;
  /** Number of visitors who ask the same. */
  votes: Generated<number>;
  /** True (1) if the sender wants news of the hub. */
  newsletter: Generated<number>;
  /** Coming-soon category that the sender shows interest in. */
  interestCategory: string | null;
  /** Words next to which the sender consented to mail; null without consent, and for rows from before they were stored. */
  consent: string | null;
  /** Notes of staff, for staff. */
  notes: string | null;
  /** Slug of the answer that answers it. */
  answer: string | null;
  /** Id of the question that it was merged into. */
  mergedInto: string | null;
  /** Time of the decision; null while it is open. */
  decidedAt: Time | null;
  createdAt: Time;
}

/** Subscriptions to mail on changed terms of chosen tools (docs/decisions/0083). */
interface TermsWatchesTable {
  id: string;
  email: string;
  /** Slugs of the tools. */
  tools: Json;
  createdAt: Time;
  /** Time when the address was confirmed; until then only the request for confirmation is sent. */
  confirmedAt: Time | null;
  /** Period of the changes in the latest mail: those after the first of these times, up to the second. */
  tellFrom: Time | null;
  tellUntil: Time | null;
  /** Id of the watch that last replaced this one's tools: links of its mails stay valid. */
  lastWish: string | null;
}

/** A mailbox that is never asked again whether it wants mail, even when a visitor enters it. */
interface SilentMailboxesTable {
  /** Keyed hash of the mailbox; the address is not stored. */
  mailboxHash: string;
  saidAt: Time;
}

/** A vote for one day: a keyed hash of day, record and address, and nothing else of the visitor. */
interface VotesTable {
  /** Target of the vote: 'questions' or 'answers'. */
  kind: string;
  recordId: string;
  voterHash: string;
  /** Day in UTC, such as 2026-11-22. */
  day: string;
}

export interface Database {
  records: RecordsTable;
  recordVersions: RecordVersionsTable;
  filesNotTaken: FilesNotTakenTable;
  laidContent: LaidContentTable;
  changeSets: ChangeSetsTable;
  drafts: DraftsTable;
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  twoFactors: TwoFactorsTable;
  verifications: VerificationsTable;
  auditLog: AuditLogTable;
  inbox: InboxTable;
  votes: VotesTable;
  revisions: RevisionsTable;
  idempotencyKeys: IdempotencyKeysTable;
  clientLimits: ClientLimitsTable;
  serverSecrets: ServerSecretsTable;
  pageViews: PageViewsTable;
  outbox: OutboxTable;
  linkChecks: LinkChecksTable;
  linkRuns: LinkRunsTable;
  weeklyMails: WeeklyMailsTable;
  documentAsks: DocumentAsksTable;
  documentVersions: DocumentVersionsTable;
  quotationReadings: QuotationReadingsTable;
  termsWatches: TermsWatchesTable;
  silentMailboxes: SilentMailboxesTable;
}
