import { writingKinds } from '../writings/writing-kinds.ts';

/** The texts that staff edit beside the catalogue, by the names that the history has for them; apart from their schemas. */
export const deskTextKinds = ['site-texts', 'banners', 'replies', 'search-aliases', ...writingKinds] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** The kinds of which the desk makes new ones; of the others there are those that the hub came with. */
export const addedKinds: readonly DeskTextKind[] = ['banners', 'replies'];

/** The name of the one record of a kind that has no more. */
export const onlyRecord = 'all';
