import type { FilterOption } from './filter-tools.ts';

/** One page of a list, with what its screen says beside it. */
export interface ListPage<T> {
  records: T[];
  /** What holds the words that are looked for in another form alone, whatever the page. */
  also: T[];
  /** At least 1, at most `pageCount`. */
  page: number;
  pageCount: number;
  /** How many records match, on all pages. */
  found: number;
  /** How many there are without any filter. */
  total: number;
  /** The choices of each filter, with what each would show beside the other filters. */
  options: Record<string, FilterOption[]>;
}

/**
 * A list as a screen reads it: the whole list while it is short, so that its filters answer at once in the browser, else
 * the page that was asked for. A screen then weighs the same however large the catalogue grows (docs/product.md).
 */
export type Listed<T> = { all: T[] } | { shown: ListPage<T> };

/** So many are shown at most that hold what is looked for in another form alone. */
export const mostAlso = 24;

/** A list of more records is answered page by page: of the whole catalogue, and of a hub. */
export const mostToolsAtOnce = { whole: 200, hub: 36 };
export const mostWorkflowsAtOnce = { whole: 100, hub: 24 };

// A list never changes. While no filter leaves anything out, which is how most visitors see it, it is counted once.
const optionsOfWhole = new WeakMap<readonly unknown[], ListPage<unknown>['options']>();

/** The choices of a list's filters, by what counts them where a filter leaves something out. */
export function optionsOf<T>(
  records: readonly T[],
  found: readonly T[],
  count: () => ListPage<T>['options'],
): ListPage<T>['options'] {
  if (found.length < records.length) return count();
  const known = optionsOfWhole.get(records) ?? count();
  optionsOfWhole.set(records, known);
  return known;
}

/** One page of a list: the records on it, its number (at least 1, at most the last) and how many pages there are. */
export function pageOf<T>(records: readonly T[], page: number | undefined, perPage: number) {
  const pageCount = Math.max(1, Math.ceil(records.length / perPage));
  const current = Math.max(1, Math.min(page ?? 1, pageCount));
  return { records: records.slice((current - 1) * perPage, current * perPage), page: current, pageCount };
}
