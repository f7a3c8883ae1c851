import type { SearchKind } from './search-entry.ts';
import { searchKinds } from './search-entry.ts';

/** The longest query in characters; what is longer is cut. */
export const longestQuery = 200;
/** Results on one page of a search. */
export const resultsPerPage = 20;

/** A query in one form: without needless spaces, and not longer than is looked at. */
export const normalQuery = (query: string): string => query.trim().replace(/\s+/g, ' ').slice(0, longestQuery);

/** The state of a search as it stands in the address. */
export interface SiteSearchState {
  q?: string;
  kind?: SearchKind;
  /** Look for the words alone, whatever they mean together. */
  words?: 'only';
  page?: number;
}

const lastPage = 50;

/** Reads the address of a search; what makes no sense counts as not said. */
export function parseSiteSearch(raw: Record<string, unknown>): SiteSearchState {
  const q = typeof raw.q === 'string' ? normalQuery(raw.q) : '';
  const page = Number(raw.page);
  return {
    q: q || undefined,
    kind: q ? searchKinds.find((kind) => kind === raw.kind) : undefined,
    words: q && raw.words === 'only' ? 'only' : undefined,
    page: q && Number.isInteger(page) && page >= 2 && page <= lastPage ? page : undefined,
  };
}
