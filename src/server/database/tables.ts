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

// Times are ISO 8601 text in UTC, lists and objects are JSON text, flags are 0 or 1, on both databases:
// one migration and one set of values serves SQLite and PostgreSQL (docs/decisions/0003).

type Json = string;
type Time = string;

/** Whatever staff edit, of every kind (docs/decisions/0064). */
interface RecordsTable {
  id: string;
  /** 'tools', 'facts', 'guides' … (domain/staff/record-kinds.ts). */
  kind: string;
  /** Its slug; of a fact or a change of terms `<tool>/<id>`. */
  name: string;
  record: Json;
  /** Counts the writes, so that two editors cannot overwrite each other unseen. */
  version: Generated<number>;
  /** Where it stands among those of one file, from 0. */
  position: Generated<number>;
  /** Fingerprint of what its file said when it last followed it; null when staff made it. */
  seedHash: string | null;
  /** When staff last edited it; null as long as it follows its file. */
  editedAt: Time | null;
  /** When staff took it out of use: nobody is shown it, and no file brings it back by itself. */
  retiredAt: Time | null;
  /** The suggestion that it was published from; null when there was none. */
  submissionId: string | null;
  /** How many visitors ask what an answer answers. */
  votes: Generated<number>;
  createdAt: Time;
  updatedAt: Time;
}

/** One state that a record of the catalogue had. The one with the highest number is the state that it has. */
interface RecordVersionsTable {
  /** As in `records`. */
  kind: string;
  /** The record's slug; of a fact or a change of terms `<tool>/<name>`. */
  name: string;
  /** The record's own version after the change. */
  number: number;
  /** The whole record; null when the change took it away, or what it said was erased. */
  record: Json | null;
  at: Time;
  /** 'desk', 'import' or 'file'. */
  origin: string;
  /** Who changed it at the desk. */
  username: string | null;
  why: string | null;
  /** When what it said was erased, because it told of a person. */
  erasedAt: Time | null;
  /** The set of changes that it was made with; null for a change of one record. */
  changeSet: string | null;
}

/** One state of the authored files that was laid in. */
interface LaidContentTable {
  /** SHA-256 of all that they said. */
  hash: string;
  /** The highest is the newest. */
  number: number;
  at: Time;
}

/** What a file says otherwise than staff, who edited its record; it was not taken. */
interface FilesNotTakenTable {
  /** As in `records`. */
  kind: string;
  name: string;
  /** What the file says; null where the files no longer have the record. */
  record: Json | null;
  /** Where it stands in its file. */
  position: number;
  /** The file's fingerprint; null where there is none. */
  seedHash: string | null;
  at: Time;
  /** When staff said that theirs stays. */
  dismissedAt: Time | null;
}

/** Changes of several records that were made in one go, and are undone in one. */
export interface ChangeSetsTable {
  id: string;
  /** 'tools' or 'workflows'. */
  kind: string;
  /** In words: 'moved to Image'. */
  does: string;
  why: string;
  username: string;
  at: Time;
  /** The set that it undoes. */
  undoes: string | null;
}

/** What one person has written in a form of the desk and not published. */
interface DraftsTable {
  userId: string;
  /** 'tools', 'workflows', 'answers', 'submissions', 'questions', or 'new' for what has no record yet. */
  kind: string;
  name: string;
  /** The record's version that it builds on. */
  version: number;
  /** The form's values, which may be incomplete or wrong. */
  record: Json;
  savedAt: Time;
}

/** What staff did. Holds no visitor's data, so that it can be kept when theirs is deleted. */
interface AuditLogTable {
  id: string;
  at: Time;
  username: string;
  action: string;
  /** What was acted upon: 'submissions/<id>', 'tools/<slug>', 'users/<username>'. */
  target: string | null;
  detail: string | null;
}

/** What visitors send, of every kind (docs/decisions/0108). */
export interface InboxTable {
  id: string;
  /** One of `inboxKindNames` (domain/inbox/inbox-status.ts). */
  kind: string;
  /** What was sent, as `Sent` says (domain/inbox/inbox-kinds.ts): the form's fields, but for those that are columns. */
  sent: Json;
  /** One of the kind's states. */
  status: Generated<string>;
  version: Generated<number>;
  /** Where the sender hears; of a question it may be left out, and is forgotten some time after the decision. */
  email: string | null;
  /** What the sender can quote ('S-7K3M9Q'); of a question also the end of its address. Messages have none. */
  reference: string | null;
  /** What the form's token told: 'none' for a call of the API. */
  formToken: Generated<FormTokenMark>;
  /** How many ask it too. */
  votes: Generated<number>;
  /** Whether the sender wants news of the hub. */
  newsletter: Generated<number>;
  /** The coming-soon category that the sender shows interest in. */
  interestCategory: string | null;
  /** The words beside which the sender asked to hear; null of who did not, and of what came before they were kept. */
  consent: string | null;
  /** Of staff, for staff. */
  notes: string | null;
  /** The slug of the answer that answers it. */
  answer: string | null;
  /** The id of the question that it was merged into. */
  mergedInto: string | null;
  /** When it was decided; null while it is not. */
  decidedAt: Time | null;
  createdAt: Time;
}

/** Who wants mail when the terms of chosen tools change (docs/decisions/0083). */
interface TermsWatchesTable {
  id: string;
  email: string;
  /** The slugs of the tools. */
  tools: Json;
  createdAt: Time;
  /** When the address was confirmed; until then nothing but the question for it is sent. */
  confirmedAt: Time | null;
  /** The latest mail tells what came after the first of these, up to the second. */
  tellFrom: Time | null;
  tellUntil: Time | null;
  /** The id of the wish whose tools took the place of this one's last: links of its mails go on. */
  lastWish: string | null;
}

/** A mailbox that is never asked again whether it wants mail, whoever names it. */
interface SilentMailboxesTable {
  /** Keyed; the address is not kept. */
  mailboxHash: string;
  saidAt: Time;
}

/** Who asks the same, for one day: a keyed hash of day, record and address, and nothing else of the visitor. */
interface VotesTable {
  /** 'questions' or 'answers': what is asked. */
  kind: string;
  recordId: string;
  voterHash: string;
  /** UTC, such as 2026-11-22. */
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
