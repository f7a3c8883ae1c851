import { deskTextKinds } from './desk-text-kinds.ts';

/** The forms whose text stands in the history too, so that a draft can be compared with the state that it builds on. */
export const keptKinds = ['tools', 'workflows', 'answers', ...deskTextKinds] as const;
/** The forms of the desk whose text is kept while one writes: of a record, of what a visitor sent and is published, and of what is new. */
export const draftKinds = [...keptKinds, 'submissions', 'questions', 'new'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** Drafts that nobody touched for so many days are deleted. */
export const draftDays = 90;
