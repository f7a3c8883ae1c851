import type { Answer } from '../answers/answer-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { Sent, Told } from '../inbox/inbox-kinds.ts';
import type { InboxKindName, InboxStatuses } from '../inbox/inbox-status.ts';
import type { AuditRow } from './overview-views.ts';

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/** What staff are told of whatever visitors send. */
interface ItemRow<Kind extends InboxKindName> {
  id: string;
  version: number;
  status: InboxStatuses[Kind];
  createdAt: string;
}

type Suggested = Told<Sent['submissions']>;

/** A suggestion as the queue lists it. */
export interface SubmissionRow
  extends ItemRow<'submissions'>,
    Pick<Suggested, 'type' | 'title' | 'category' | 'submitterName' | 'ministryName' | 'worksForTool'> {
  reference: string | null;
  /** 'none' for a call of the API, 'valid', 'too fast', 'too old' or 'forged'. */
  formToken: string;
  reviewedAt: string | null;
}

/** A record of the catalogue that may be the same thing. */
export interface DuplicateHint {
  kind: 'tool' | 'workflow';
  slug: string;
  name: string;
  /** Why it may be: 'the same name', 'the same address' or 'a similar name'; of another name than the shown one, with that. */
  reason: string;
  description: string;
  website?: string;
}

/** Another suggestion that may be for the same thing. */
export interface SuggestedToo {
  id: string;
  reference: string | null;
  title: string;
  status: InboxStatuses['submissions'];
  createdAt: string;
  /** As in a DuplicateHint. */
  reason: string;
}

/** All that a suggestion says. */
export interface WholeSubmission extends SubmissionRow, Suggested {
  submitterEmail: string;
  adminNotes: string | null;
}

/** A suggestion in full. */
export interface SubmissionDetail extends WholeSubmission {
  duplicates: DuplicateHint[];
  suggestedToo: SuggestedToo[];
  /** Where it was published, once it was. */
  publishedAs: { kind: 'tool' | 'workflow'; slug: string } | null;
  history: AuditRow[];
}

/** A record that a suggestion prefills; the editor completes it. Not valid yet. */
export type PublishDraft = { kind: 'tool'; tool: Partial<Tool> } | { kind: 'workflow'; workflow: Partial<Workflow> };

export interface ContactRow extends ItemRow<'contacts'>, Told<Sent['contacts']> {
  email: string;
  newsletter: boolean;
  interestCategory: string | null;
  formToken: string;
}

/** How many asked to be told when a coming-soon category opens. */
export interface InterestRow {
  category: string;
  count: number;
  latestAt: string;
}

export interface QuestionRow extends ItemRow<'questions'>, Told<Sent['questions']> {
  votes: number;
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
