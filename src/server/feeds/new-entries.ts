import type { Feed } from './feed.ts';
import { entryId } from './feed.ts';

/** An entry of a list, with the time when it was added to the hub. */
export interface NewEntry {
  /** Address on this site. */
  path: string;
  title: string;
  summary: string;
  /** Day or ISO time; an entry without one is left out. */
  at: string | undefined;
}

/** Number of the newest entries that a feed has; the page has the rest. */
const mostNewEntries = 50;

/** Makes the feed of a list's entries, the newest first. `page` is the list's address on this site. */
export const newEntriesFeed = (title: string, entries: readonly NewEntry[], publicUrl: string, page: string): Feed => ({
  title,
  page: publicUrl + page,
  entries: entries
    .flatMap(({ path, at, ...words }) =>
      at ? [{ ...words, id: entryId(path), at: new Date(at).toISOString(), link: publicUrl + path }] : [],
    )
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostNewEntries),
});
