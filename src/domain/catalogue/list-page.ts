import type { FilterOption } from './filter-tools.ts';

/** One page of a list, with the counts and filter options that its screen shows. */
export interface ListPage<T> {
  records: T[];
  /** Records that contain the searched words only in other forms; the same on every page. */
  also: T[];
  /** Page number, from 1 to `pageCount`. */
  page: number;
  pageCount: number;
  /** Number of matching records on all pages. */
  found: number;
  /** Number of records without any filter. */
  total: number;
  /** Options of each filter, counted together with the other filters. */
  options: Record<string, FilterOption[]>;
}

/**
 * A list as a screen reads it: the whole list while it is short, so that its filters work in the browser without a request, else
 * the requested page. The size of a screen then doesn't grow with the catalogue (docs/product.md).
 */
export type Listed<T> = { all: T[] } | { shown: ListPage<T> };

/** Maximum number of records shown that contain the searched words only in other forms. */
export const mostAlso = 24;

/** Maximum length of a list that is sent whole; longer ones are paged. `whole` is for the whole catalogue, `hub` for a hub. */
export const mostToolsAtOnce = { whole: 200, hub: 36 };
export const mostWorkflowsAtOnce = { whole: 100, hub: 24 };

// Cache of the options of unfiltered lists, which most visitors see: lists are immutable, so each is counted once.
const optionsOfWhole = new WeakMap<readonly unknown[], ListPage<unknown>['options']>();

/** Options of a list's filters. `count` runs for each filtered list, but once for the unfiltered one. */
export function optionsOf<T>(
  records: readonly T[],
  results: readonly T[],
  count: () => ListPage<T>['options'],
): ListPage<T>['options'] {
  if (results.length < records.length) return count();
  const options = optionsOfWhole.get(records) ?? count();
  optionsOfWhole.set(records, options);
  return options;
}

/** One page of a list: its records, its number (clamped to the existing pages) and the number of pages. */
export function pageOf<T>(records: readonly T[], page: number | undefined, perPage: number) {
  const pageCount = Math.max(1, Math.ceil(records.length / perPage));
  const current = Math.max(1, Math.min(page ?? 1, pageCount));
  return { records: records.slice((current - 1) * perPage, current * perPage), page: current, pageCount };
}
