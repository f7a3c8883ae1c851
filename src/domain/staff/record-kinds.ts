import { writingKinds } from '../writings/writing-kinds.ts';

/** Kinds of texts that staff edit outside the catalogue, as the history names them; separate from their schemas. */
export const deskTextKinds = ['site-texts', 'banners', 'replies', 'search-aliases', ...writingKinds] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** Kinds of texts that staff can add; of the others there are only those that the hub came with. */
export const addedKinds: readonly DeskTextKind[] = ['banners', 'replies'];

/** Name of the record of a kind that has only one. */
export const onlyRecord = 'all';

/** Origin of a change: somebody at the desk, an import while the hub runs, or a file that a start found changed. */
export type ChangeOrigin = 'desk' | 'import' | 'file';

/** Maximum length in characters of the reason for a change. */
export const mostWhyCharacters = 200;

/** One state of a record, as the history lists it. */
export interface VersionRow {
  /** Version of the record after the change; the highest is its current state. */
  number: number;
  /** ISO time. */
  at: string;
  origin: ChangeOrigin;
  /** Person of the staff who made the change; null if it was none of them. */
  username: string | null;
  why: string | null;
  /** True if its content was erased, because it spoke of a person: it can't be compared or restored. */
  isErased: boolean;
}

/** Origin of a change in words: 'ruth, at the desk', 'an import', 'the file'. */
export function sourceOf({ origin, username }: Pick<VersionRow, 'origin' | 'username'>): string {
  if (origin === 'import') return 'an import';
  if (origin === 'file') return 'the file';
  return username ? `${username}, at the desk` : 'the desk';
}

/** Kinds whose drafts are of one fact or change of terms; the draft's name includes the tool. */
export const evidenceDraftKinds = ['facts', 'terms-changes'] as const;

/** Name of the draft of a fact or change of terms; the id of a new one is ''. No slug and no id has a colon. */
export const evidenceDraftName = (tool: string, id: string): string => `${tool}:${id}`;
/** Slug of the tool in a name that `evidenceDraftName` made. */
export const toolOfEvidenceDraft = (name: string): string => name.split(':')[0] ?? name;

/** Days without an edit after which a draft is deleted. */
export const draftDays = 90;
