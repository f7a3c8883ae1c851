import { deskTextKinds } from './desk-text-kinds.ts';

/** The kinds of record whose every state is kept, by the folders of their files. */
const recordKinds = [...(['tools', 'workflows', 'facts', 'terms-changes', 'answers'] as const), ...deskTextKinds] as const;
export type RecordKindName = (typeof recordKinds)[number];

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
