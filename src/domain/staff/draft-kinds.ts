/** The forms of the desk whose text is kept while one writes: of a tool, of a workflow, of a suggestion to publish, and of what is new. */
export const draftKinds = ['tools', 'workflows', 'submissions', 'new'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Drafts that nobody touched for so many days are deleted. */
export const draftDays = 90;
