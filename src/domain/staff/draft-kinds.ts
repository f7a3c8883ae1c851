/** The forms of the desk whose text is kept while one writes: of a record, of what a visitor sent and is published, and of what is new. */
export const draftKinds = ['tools', 'workflows', 'answers', 'submissions', 'questions', 'new'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Drafts that nobody touched for so many days are deleted. */
export const draftDays = 90;
