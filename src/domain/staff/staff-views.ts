import type { Answer } from '../answers/answer-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { FieldIssue } from '../check.ts';
import type { Fact, TermsChange } from '../trust/fact-schema.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import type { WritingKind } from '../writings/writing-kinds.ts';
import type { FieldComparison } from './compare-records.ts';
import type { DeskTextKind } from './desk-text-kinds.ts';
import type { DraftKind } from './draft-kinds.ts';
import type { LinkOutcome } from './link-outcome.ts';
import type { RecheckReason } from './recheck.ts';
import type { VersionRow } from './record-history.ts';
import type { ContactStatus, QuestionStatus, SubmissionStatus } from './review-status.ts';
import type { StaffRole } from './roles.ts';

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/** Who is signed in, and until when. */
export interface StaffSession {
  username: string;
  role: StaffRole;
  expiresAt: string;
  /** Where this person's mails go; null for none. */
  email: string | null;
  /** Whether signing in also asks for a code of an authenticator app. */
  secondFactor: boolean;
  /** Whether nothing else may be done before it does (ADMIN_SECOND_FACTOR). */
  needsSecondFactor: boolean;
}

/** What signing in answers: a session, or that a code is asked for before there is one. */
export type SignInAnswer = StaffSession | { needsCode: true };

/** One of a person's own sessions. */
export interface SessionRow {
  id: string;
  /** Browser and system in a few words: 'Firefox on Android'. */
  device: string;
  createdAt: string;
  expiresAt: string;
  /** The session that asks. */
  isThis: boolean;
}

/** What an authenticator app needs, shown once. */
export interface SecondFactorSetup {
  /** otpauth://…, as a link and as a picture to scan. */
  uri: string;
  /** The same secret to type in, in base32. */
  key: string;
  recoveryCodes: string[];
}

export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** A suggestion as the queue lists it. */
export interface SubmissionRow {
  id: string;
  version: number;
  reference: string | null;
  type: 'tool' | 'workflow';
  title: string;
  category: string;
  submitterName: string;
  ministryName: string;
  status: SubmissionStatus;
  /** 'none' for a call of the API, 'valid', 'too fast', 'too old' or 'forged'. */
  formToken: string;
  worksForTool: boolean;
  createdAt: string;
  reviewedAt: string | null;
}

/** A record of the catalogue that may be the same thing. */
export interface DuplicateHint {
  kind: 'tool' | 'workflow';
  slug: string;
  name: string;
  /** Why it may be: 'the same name', 'the same address' or 'a similar name'. */
  reason: string;
  description: string;
  website?: string;
}

/** Another suggestion that may be for the same thing. */
export interface SuggestedToo {
  id: string;
  reference: string | null;
  title: string;
  status: SubmissionStatus;
  createdAt: string;
  /** As in a DuplicateHint. */
  reason: string;
}

/** A suggestion in full. */
export interface SubmissionDetail extends SubmissionRow {
  description: string;
  submitterEmail: string;
  website: string | null;
  pricing: string | null;
  difficulty: string | null;
  timeEstimate: string | null;
  features: string[];
  steps: string[];
  bestPractices: string[];
  adminNotes: string | null;
  duplicates: DuplicateHint[];
  suggestedToo: SuggestedToo[];
  /** Where it was published, once it was. */
  publishedAs: { kind: 'tool' | 'workflow'; slug: string } | null;
  history: AuditRow[];
}

/** A record that a suggestion prefills; the editor completes it. Not valid yet. */
export type PublishDraft = { kind: 'tool'; tool: Partial<Tool> } | { kind: 'workflow'; workflow: Partial<Workflow> };

/** A tool or workflow as the desk lists it. */
export interface CatalogueRow {
  slug: string;
  name: string;
  /** Of a workflow all of them: 'LLMs, Image'. */
  category: string;
  status: string;
  verifiedAt: string;
  version: number;
  editedAt: string | null;
  updatedAt: string;
  /** Reference of the suggestion that it came from. */
  submissionReference: string | null;
}

/** Changes of several entries that were made in one go. */
export interface ChangeSetRow {
  id: string;
  at: string;
  username: string;
  /** 'moved to Image' */
  does: string;
  why: string;
  count: number;
  /** Whether it was undone. */
  isUndone: boolean;
}

/** What became of a wish to change several entries in one go. */
export interface ChangeSetAnswer {
  /** Null when nothing had to be changed. */
  id: string | null;
  /** The entries that were changed. */
  changed: { slug: string; name: string }[];
  /** The entries that stayed as they are, and why. */
  left: { slug: string; name: string; reason: string }[];
}

/** A record to edit, as it stands in the database. */
export interface EditableTool {
  version: number;
  editedAt: string | null;
  tool: Tool;
}
export interface EditableWorkflow {
  version: number;
  editedAt: string | null;
  workflow: Workflow;
}

/** A text beside the catalogue to edit, as it stands. */
export interface EditableText {
  kind: DeskTextKind;
  name: string;
  /** 1 is also what the hub came with. */
  version: number;
  /** Null as long as it is as the hub came with it. */
  editedAt: string | null;
  record: Record<string, unknown>;
}

/** A guide, explainer or statement that is not stored, as its page would show it. */
export interface WritingPreview {
  /** Empty where its tags do not fit together, so that nothing can be shown. */
  html: string;
  /** What is not right yet, each with its line. */
  issues: FieldIssue[];
}

export interface EditableAnswer {
  version: number;
  editedAt: string | null;
  answer: Answer;
}

/** One state of a record with what it said; nothing when it was taken away then, or what it said was erased. */
export interface Version extends VersionRow {
  record: object | null;
}

/** What one state of a record says otherwise than another, field by field and word by word. */
export interface Comparison {
  former: VersionRow;
  later: VersionRow;
  fields: FieldComparison[];
}

/** What somebody has written in a form of the desk and not published. */
export interface Draft {
  kind: DraftKind;
  /** The record's slug, the suggestion's id, or 'tool' and 'workflow' for what is new. */
  name: string;
  /** The record's version that it builds on. */
  version: number;
  record: Record<string, unknown>;
  savedAt: string;
}

/** What leads to a record: another one, a guide, explainer or statement, or a text that stands in a file and is changed there. */
export interface LinkToRecord {
  kind: 'tool' | 'workflow' | 'answer' | WritingKind | 'file';
  /** The entry's slug, the text's name, or the file's path below content/. */
  at: string;
  /** The entry's name or title, or where the text stands below content/. */
  name: string;
}

/** A fact or a change of terms to edit; out of use, nobody but staff is shown it. */
interface Editable {
  version: number;
  editedAt: string | null;
  retiredAt: string | null;
}
export interface EditableFact extends Editable {
  fact: Fact;
}
export interface EditableChange extends Editable {
  change: TermsChange;
}

/** All that is said of a tool, in the order of its file. */
export interface ToolEvidence {
  slug: string;
  name: string;
  facts: EditableFact[];
  changes: EditableChange[];
}

/** An entry of the catalogue that is to be checked again. */
export interface RecheckRow {
  kind: 'tool' | 'workflow';
  slug: string;
  name: string;
  reason: RecheckReason;
  /** The oldest date on which something of it was read. */
  checked: string;
  /** How often its page was seen in the last 90 days. */
  views: number;
}

/** An address that an entry rests on, and what asking it found. */
export interface EntrySource {
  address: string;
  link: LinkRow | null;
}

/** An entry with all that is checked of it. */
export interface RecheckEntry {
  kind: 'tool' | 'workflow';
  slug: string;
  name: string;
  version: number;
  verifiedAt: string;
  views: number;
  /** What it says in short. */
  description: string;
  /** The price of a tool, as the entry says it. */
  pricing: string | null;
  /** Those in use, each with the changes of terms that came after it was read. */
  facts: (EditableFact & { touchedBy: { title: string; date: string; source: string }[] })[];
  /** Those that its facts rest on, then the others. */
  sources: EntrySource[];
  /** Looked for and not found. */
  notFound: FactTopic[];
}

/** An address of the catalogue, what asking it found, and where it stands. */
export interface LinkRow {
  address: string;
  outcome: LinkOutcome;
  reason: string | null;
  /** Where it leads for good. */
  leadsTo: string | null;
  checkedAt: string;
  /** When it last answered; null if it never did. */
  workedAt: string | null;
}

/** A link that staff should look at. */
export interface LinkTrouble extends LinkRow {
  usedBy: { kind: 'tool' | 'workflow'; slug: string; name: string }[];
}

/** What asking all addresses found, and whether it goes on. */
export interface LinkReport {
  /** Whether the server asks at all. */
  isOn: boolean;
  /** How many addresses the catalogue has, and how many of them were asked in the last round. */
  total: number;
  asked: number;
  run: { startedBy: string; createdAt: string; endedAt: string | null; note: string | null } | null;
  troubles: LinkTrouble[];
}

export interface ContactRow {
  id: string;
  version: number;
  name: string;
  email: string;
  organization: string | null;
  subject: string | null;
  message: string;
  newsletter: boolean;
  interestCategory: string | null;
  status: ContactStatus;
  formToken: string;
  createdAt: string;
}

/** How many asked to be told when a coming-soon category opens. */
export interface InterestRow {
  category: string;
  count: number;
  latestAt: string;
}

export interface QuestionRow {
  id: string;
  version: number;
  category: string;
  question: string;
  votes: number;
  status: QuestionStatus;
  createdAt: string;
  /** What the asker can quote, and the end of its address. */
  reference: string | null;
  /** Whether the asker left a mail address. */
  wantsToHear: boolean;
}

/** A question with what became of it. */
export interface QuestionDetail extends QuestionRow {
  /** Where the asker wants to hear of the answer; forgotten some time after the decision. */
  email: string | null;
  formToken: string;
  decidedAt: string | null;
  /** The slug of the answer that answers it. */
  answeredBy: string | null;
  /** The question that it was merged into. */
  mergedInto: { id: string; question: string } | null;
  history: AuditRow[];
}

/** An answer that a question prefills; the editor completes it. Not valid yet. */
export interface AnswerDraft {
  answer: Partial<Answer>;
}

/** Page views, counted per path and day; `day` is YYYY-MM-DD in UTC. */
export interface PageViews {
  days: { day: string; count: number }[];
  paths: { path: string; count: number }[];
}

export interface UserRow {
  id: string;
  username: string;
  role: StaffRole;
  disabled: boolean;
  email: string | null;
  secondFactor: boolean;
  createdAt: string;
}

/** One action of staff. `detail` says what changed in plain words and holds no visitor's data. */
export interface AuditRow {
  id: string;
  at: string;
  username: string;
  action: string;
  target: string | null;
  detail: string | null;
}

/** What waits at the desk. */
export interface DeskCounts {
  pendingSubmissions: number;
  inReviewSubmissions: number;
  spam: number;
  pendingContacts: number;
  pendingQuestions: number;
  /** In the queue: by their age, by that of a fact, or because the maker changed the terms. */
  toolsToRecheck: number;
  workflowsToRecheck: number;
  deadLinks: number;
}

/** After how many days a record is to be checked again. */
export const recheckAfterDays = 180;
