// The states of a suggestion and of a message (docs/product.md: it starts 'pending'; the rest is ours, issue of the desk).

export const submissionStatuses = ['pending', 'in review', 'accepted', 'declined', 'spam'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const contactStatuses = ['pending', 'done', 'spam'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** An open question is on the site and waits for its answer; a merged one leads to another that asks the same. */
export const questionStatuses = ['pending', 'open', 'answered', 'merged', 'declined', 'spam'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

/** The states into which a question is moved by hand; answering and merging are acts of their own. */
export const questionMoves = ['pending', 'open', 'declined', 'spam'] as const;
export type QuestionMove = (typeof questionMoves)[number];

const next: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  pending: ['in review', 'accepted', 'declined', 'spam'],
  'in review': ['pending', 'accepted', 'declined', 'spam'],
  accepted: ['in review'],
  declined: ['in review'],
  spam: ['pending'],
};

/** The states that a suggestion can be moved to from this one, in the order in which the desk offers them. */
export const nextStatuses = (status: SubmissionStatus): readonly SubmissionStatus[] => next[status];

/** Whether moving to this state is a decision, which gives the suggestion its `reviewedAt`. */
export const isDecision = (status: SubmissionStatus): boolean => status === 'accepted' || status === 'declined';
