import type { Answer } from '../answers/answer-schema.ts';
import type { Tool } from '../catalogue/tool-schema.ts';
import type { Workflow } from '../catalogue/workflow-schema.ts';
import type { AuditRow } from './overview-views.ts';
import type { ContactStatus, QuestionStatus, SubmissionStatus } from './review-status.ts';

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

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
