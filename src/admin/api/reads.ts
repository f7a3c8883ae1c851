import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { withSearch } from '#domain/addresses.ts';
import { call } from './call.ts';

/** How many rows a list shows on a page. */
export const rowsOfPage = 50;

/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** How many there are on all pages (X-Total-Count). */
  total: number;
}

// An address is its own key: what changes something names the beginning of the addresses that show it.
const keyOf = (path: string) => ['staff', path];

/** Reads one address of the staff API; anew also when somebody comes back to the tab. */
export const useRead = <T>(path: string): UseQueryResult<T> => useQuery(questionOf<T>(path));

/** Reads what a form edits. Coming back to the tab reads nothing: saving tells what somebody else changed. */
export const useReadForForm = <T>(path: string): UseQueryResult<T> =>
  useQuery({ ...questionOf<T>(path), refetchOnWindowFocus: false, refetchOnReconnect: false });

const questionOf = <T>(path: string) => ({
  queryKey: keyOf(path),
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await (await call(path, { signal })).json()) as T,
});

/** Reads one page of a list. While another page or filter is on its way, the rows before it stay. */
export function useList<Row>(path: string, search: Record<string, string | undefined>, page = 1): UseQueryResult<ListPage<Row>> {
  const address = withSearch(path, { ...search, limit: rowsOfPage, offset: (page - 1) * rowsOfPage });
  return useQuery({
    queryKey: keyOf(address),
    queryFn: async ({ signal }) => {
      const response = await call(address, { signal });
      const rows = (await response.json()) as Row[];
      return { rows, total: Number(response.headers.get('X-Total-Count') ?? rows.length) };
    },
    placeholderData: keepPreviousData,
  });
}

/** Reads anew what begins with one of these addresses, where it is shown now or later. */
export async function refresh(client: QueryClient, ...paths: string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [scope, address] }) =>
      scope === 'staff' && typeof address === 'string' && paths.some((path) => address.startsWith(path)),
  });
}

/** Puts into what was read of an address what a write has made of it. */
export const rewrite = <T>(client: QueryClient, path: string, change: (read: T) => T): void =>
  void client.setQueryData<T>(keyOf(path), (read) => read && change(read));
