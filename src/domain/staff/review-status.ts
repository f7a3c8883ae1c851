// The states of a suggestion and of a message (spec, section 4: it starts 'pending'; the rest is ours, issue of the desk).

export const submissionStatuses = ['pending', 'in review', 'accepted', 'declined', 'spam'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

export const contactStatuses = ['pending', 'done', 'spam'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const questionStatuses = ['pending', 'answered', 'declined'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

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
