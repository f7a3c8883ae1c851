/** Formats of a page's feed, by the ending of its address, with their media types. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;

/**
 * Builds the address of a page's feed: '/terms-changes.atom?tool=otter' for '/terms-changes?tool=otter'. 'ics' is a calendar day
 * for the next review.
 */
export const feedAddress = (page: string, format: FeedFormat | 'ics'): string => page.replace(/(?=\?|$)/, `.${format}`);

/** Picks the parameters that filter a list: a feed has its own order, and one page. */
export const followedPart = <Search extends { sort?: unknown; look?: unknown; page?: unknown }>({
  sort: _,
  look: _l,
  page: _p,
  ...filters
}: Search) => filters;
