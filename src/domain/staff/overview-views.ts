// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/** Page views, counted per path and day; `day` is YYYY-MM-DD in UTC. */
export interface PageViews {
  days: { day: string; count: number }[];
  paths: { path: string; count: number }[];
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
  /** Suggestions that were taken for spam. */
  spam: number;
  spamContacts: number;
  spamQuestions: number;
  pendingContacts: number;
  pendingQuestions: number;
  /** In the queue: by their age, by that of a fact, because the maker changed the terms, or left wrong by what changed elsewhere. */
  toolsToRecheck: number;
  workflowsToRecheck: number;
  answersToRecheck: number;
  /** Documents whose words something rests on, and that read differently now or have lost them. */
  changedDocuments: number;
  deadLinks: number;
  /** Edited records whose files say something newer. */
  newerFiles: number;
  /** Telephone numbers that nobody has dialed within a year. */
  numbersToDial: number;
}
