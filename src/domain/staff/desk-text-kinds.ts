/** The texts that staff edit beside the catalogue, by the names that the history has for them; apart from their schemas. */
export const deskTextKinds = ['site-texts', 'banners', 'replies', 'search-aliases'] as const;
export type DeskTextKind = (typeof deskTextKinds)[number];

/** The kinds of which the desk makes new ones; of the others there is one record. */
export const addedKinds: readonly DeskTextKind[] = ['banners', 'replies'];

/** The name of the one record of a kind that has no more. */
export const onlyRecord = 'all';
