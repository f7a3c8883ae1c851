import type { Mark } from './marks.ts';
import type { SearchKind } from './search-entry.ts';
import { searchKinds } from './search-entry.ts';

/** A result as it leaves the server. */
export interface SearchResultView {
  kind: SearchKind;
  href: string;
  title: string;
  summary: string;
  /** 'Retired' or 'Renamed'. */
  status?: string;
  /** Why it is here, where its title and summary do not show it. */
  why?: string;
  /** The parts that match. */
  marks: { title: Mark[]; summary: Mark[] };
}

/** The answer to a search. */
export interface SearchView {
  query: string;
  /** How many match, of the kind that was asked for. */
  total: number;
  /** How many of each kind match. */
  counts: Record<SearchKind, number>;
  results: SearchResultView[];
  /** What comes near, when little or nothing matches. */
  near: SearchResultView[];
  /** Where to begin, when nothing was asked for or nothing matches: the tools that most workflows use. */
  popular: SearchResultView[];
}

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
    page: q && Number.isInteger(page) && page >= 2 && page <= lastPage ? page : undefined,
  };
}
