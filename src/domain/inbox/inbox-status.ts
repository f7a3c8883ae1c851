/** Kinds of submissions, by their names in addresses, drafts, the audit log and the database (docs/product.md). */
export const inboxKindNames = ['submissions', 'contacts', 'questions'] as const;
export type InboxKindName = (typeof inboxKindNames)[number];

export const submissionStatuses = ['pending', 'in review', 'accepted', 'declined', 'spam'] as const;
export const contactStatuses = ['pending', 'done', 'spam'] as const;
/** Statuses of a question. An open one is on the site and waits for its answer; a merged one redirects to a similar one. */
export const questionStatuses = ['pending', 'open', 'answered', 'merged', 'declined', 'spam'] as const;

/** Statuses that a question is moved to by hand; answering and merging are separate actions. */
export const questionMoves = ['pending', 'open', 'declined', 'spam'] as const;

/** Statuses of each kind. Everything starts as 'pending' (docs/product.md), or as 'spam' in the spam folder. */
export const inboxStatuses = { submissions: submissionStatuses, contacts: contactStatuses, questions: questionStatuses };
export type InboxStatuses = { [Kind in InboxKindName]: (typeof inboxStatuses)[Kind][number] };

/** A status that an item is moved to by hand. */
export type InboxMove<Kind extends InboxKindName> = Exclude<InboxStatuses[Kind], 'answered' | 'merged'>;

const next: { [Kind in InboxKindName]: Record<InboxStatuses[Kind], readonly InboxMove<Kind>[]> } = {
  submissions: {
    pending: ['in review', 'accepted', 'declined', 'spam'],
    'in review': ['pending', 'accepted', 'declined', 'spam'],
    accepted: ['in review'],
    declined: ['in review'],
    spam: ['pending'],
  },
  contacts: { pending: ['done', 'spam'], done: ['pending', 'spam'], spam: ['pending', 'done'] },
  questions: {
    pending: ['open', 'declined', 'spam'],
    open: ['pending', 'declined', 'spam'],
    declined: ['pending', 'open', 'spam'],
    spam: ['pending', 'open', 'declined'],
    // Final: other sites may link to its address, which redirects permanently.
    answered: [],
    merged: [],
  },
};

/** Lists the statuses that an item can be moved to by hand from this one, in the order in which the desk offers them. */
export const nextStatuses = <Kind extends InboxKindName>(kind: Kind, status: InboxStatuses[Kind]): readonly InboxMove<Kind>[] =>
  next[kind][status];

/** Checks whether a status is final. */
export const isSettled = <Kind extends InboxKindName>(kind: Kind, status: InboxStatuses[Kind]): boolean =>
  nextStatuses(kind, status).length === 0;

const decisions: { [Kind in InboxKindName]: readonly InboxStatuses[Kind][] } = {
  submissions: ['accepted', 'declined'],
  contacts: [],
  questions: ['answered', 'merged', 'declined', 'spam'],
};

/** Checks whether a status is a decision, which is stored with its time. */
export const isDecision = <Kind extends InboxKindName>(kind: Kind, status: InboxStatuses[Kind]): boolean =>
  decisions[kind].includes(status);
