import type { SearchKind } from './search-entry.ts';
import { searchKinds } from './search-entry.ts';

/** Longest query, in characters; a longer one is cut. */
export const longestQuery = 200;
/** Number of results on one page of a search. */
export const resultsPerPage = 20;

/** Normalizes a query: single spaces, and at most `longestQuery` characters. */
export const normalQuery = (query: string): string => query.trim().replace(/\s+/g, ' ').slice(0, longestQuery);

/** State of a search in the address. */
export interface SiteSearchState {
  q?: string;
  kind?: SearchKind;
  /** Restricts the search to the words alone, without their meaning together. */
  words?: 'only';
  page?: number;
}

const lastPage = 50;

/** Parses the address of a search; invalid values count as not set. */
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
