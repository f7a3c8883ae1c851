import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withSearch } from '#domain/addresses.ts';
import { call } from './call.ts';

/** Number of rows on a page of a list. */
export const rowsOfPage = 50;

/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Number of rows on all pages (X-Total-Count). */
  total: number;
}

// The address alone is the key: it says all that is read.
const keyOf = (path: string) => ['staff', path];

/** Reads one address of the staff API, and again when the user comes back to the tab. */
export const useRead = <T>(path: string): UseQueryResult<T> => useQuery(questionOf<T>(path));

/** Reads the record of a form. Returning to the tab reads nothing: saving reports what somebody else changed. */
export const useReadForForm = <T>(path: string): UseQueryResult<T> =>
  useQuery({ ...questionOf<T>(path), refetchOnWindowFocus: false, refetchOnReconnect: false });

const questionOf = <T>(path: string) => ({
  queryKey: keyOf(path),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => (await call(path, { signal })).json(),
});

/** Reads one page of a list. While another page or filter loads, the former rows stay. */
export function useList<Row>(path: string, search: Record<string, string | undefined>, page = 1): UseQueryResult<ListPage<Row>> {
  const address = withSearch(path, { ...search, limit: rowsOfPage, offset: (page - 1) * rowsOfPage });
  return useQuery({
    queryKey: keyOf(address),
    queryFn: async ({ signal }) => {
      const response = await call(address, { signal });
      const rows: Row[] = await response.json();
      return { rows, total: Number(response.headers.get('X-Total-Count') ?? rows.length) };
    },
    placeholderData: keepPreviousData,
  });
}

let reading: Promise<void> = Promise.resolve();

/**
 * Reads everything on screen again after a write, so that no caller has to know what the write changes. Forms keep their input:
 * they read their record once, as they open (entry/editor.tsx).
 * @param except the address of an erased record, which would be a 404
 */
export function readAgain(client: QueryClient, except?: string): Promise<void> {
  reading = client.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey }) => queryKey[1] !== except });
  return reading;
}

/** Resolves once the screen is up to date with the last write. */
export const untilReadAgain = (): Promise<void> => reading;

/** Updates the cached answer of an address after a write. */
export const rewrite = <T>(client: QueryClient, path: string, change: (data: T) => T): void =>
  void client.setQueryData<T>(keyOf(path), (data) => data && change(data));
