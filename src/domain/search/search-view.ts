import type { MayEnterCardView, ToolName } from '../may-enter/may-enter-view.ts';
import type { Verdict } from '../trust/verdict.ts';
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
  /** Words of the query that it does not hold, where few results hold them all. */
  lacks: string[];
  /** The parts that match. */
  marks: { title: Mark[]; summary: Mark[] };
}

/** Two to four tools side by side in a few rows. */
export interface ComparedView {
  tools: ToolName[];
  /** One cell for each tool, in their order. */
  rows: { label: string; cells: { says: string; verdict?: Verdict }[] }[];
}

/** The answer to a search. */
export interface SearchView {
  query: string;
  /** What was understood beyond the words: 'compare Otter.ai with Fireflies.ai'. */
  understood?: string;
  /** The answer to whether something may be entered, where the words ask it. */
  mayEnter?: MayEnterCardView;
  /** The tools that the words compare. */
  compared?: ComparedView;
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
