import { deskTextKinds } from './desk-text-kinds.ts';

/** The forms whose text stands in the history too, so that a draft can be compared with the state that it builds on. */
const keptKinds = ['tools', 'workflows', 'answers', ...deskTextKinds] as const;
/** The forms of one fact and one change of terms; each draft's name says of which tool, too. */
export const evidenceDraftKinds = ['facts', 'terms-changes'] as const;
/** The forms of the desk whose text is kept while one writes: of a record, of what a visitor sent and is published, and of what is new. */
export const draftKinds = [...keptKinds, ...evidenceDraftKinds, 'submissions', 'questions', 'new'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** The name of the draft of a fact or change of terms; of a new one the id is ''. No slug and no id has a colon. */
export const evidenceDraftName = (tool: string, id: string): string => `${tool}:${id}`;
/** Of which tool such a draft is. */
export const toolOfEvidenceDraft = (name: string): string => name.split(':')[0] ?? name;

/** Drafts that nobody touched for so many days are deleted. */
export const draftDays = 90;
