/** How a feed of a page is written, by the end of its address, with its media type. */
export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof feedTypes;

/**
 * The feed of what a page shows: '/terms-changes.atom?tool=otter' of '/terms-changes?tool=otter'; with 'ics' a day for the calendar
 * on which to look again.
 */
export const feedAddress = (page: string, format: FeedFormat | 'ics'): string => page.replace(/(?=\?|$)/, `.${format}`);

/** What of a list's address narrows it: a feed has an order of its own, and one page. */
export const followedPart = <Search extends { sort?: unknown; look?: unknown; page?: unknown }>({
  sort: _,
  look: _l,
  page: _p,
  ...filters
}: Search) => filters;
