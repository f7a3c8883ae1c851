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
  spam: number;
  pendingContacts: number;
  pendingQuestions: number;
  /** In the queue: by their age, by that of a fact, or because the maker changed the terms. */
  toolsToRecheck: number;
  workflowsToRecheck: number;
  deadLinks: number;
  /** Telephone numbers that nobody has dialed within a year. */
  numbersToDial: number;
}
