import { writingKinds } from '../writings/writing-kinds.ts';

/** The texts that staff edit beside the catalogue, by the names that the history has for them; apart from their schemas. */
export const deskTextKinds = ['site-texts', 'banners', 'replies', 'search-aliases', ...writingKinds] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** The kinds of which the desk makes new ones; of the others there are those that the hub came with. */
export const addedKinds: readonly DeskTextKind[] = ['banners', 'replies'];

/** The name of the one record of a kind that has no more. */
export const onlyRecord = 'all';

/** Where a change came from: somebody at the desk, an import beside the running hub, or a file that a start found changed. */
export type ChangeOrigin = 'desk' | 'import' | 'file';

/** Most characters of the word why. */
export const mostWhyCharacters = 200;

/** One state of a record, as the history lists it. */
export interface VersionRow {
  /** The record's version after the change; the highest is the state that it has. */
  number: number;
  /** ISO time. */
  at: string;
  origin: ChangeOrigin;
  /** Null when no person of the staff made it. */
  username: string | null;
  why: string | null;
  /** What it said was erased, because it told of a person: nothing to compare or to restore. */
  isErased: boolean;
}

/** 'ruth, at the desk', 'an import', 'the file'. */
export function sourceOf({ origin, username }: Pick<VersionRow, 'origin' | 'username'>): string {
  if (origin === 'import') return 'an import';
  if (origin === 'file') return 'the file';
  return username ? `${username}, at the desk` : 'the desk';
}

/** The forms of one fact and one change of terms; each draft's name says of which tool, too. */
export const evidenceDraftKinds = ['facts', 'terms-changes'] as const;

/** The name of the draft of a fact or change of terms; of a new one the id is ''. No slug and no id has a colon. */
export const evidenceDraftName = (tool: string, id: string): string => `${tool}:${id}`;
/** Of which tool such a draft is. */
export const toolOfEvidenceDraft = (name: string): string => name.split(':')[0] ?? name;

/** Drafts that nobody touched for so many days are deleted. */
export const draftDays = 90;
