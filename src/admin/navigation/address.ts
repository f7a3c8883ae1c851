import type { AnyRouter } from '@tanstack/react-router';
import { useParams, useRouter, useSearch as useSearchOfRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { letGoOfAll } from './unsaved.ts';

// The registered router type is that of the public pages, so its results are unknown here.

interface GoOptions {
  /** True to add no history entry: for filters that change while the user types, and for finished forms. */
  replace?: boolean;
  /** True to skip the question about unsaved input: all is stored, though not rendered yet, or the record is gone. */
  ignoreBlocker?: boolean;
  /** False for filters: the list changes, and the scroll position stays. */
  resetScroll?: boolean;
}

/** Goes to an address of the desk (domain/desk-addresses.ts). */
export function useGo(): (address: string, options?: GoOptions) => void {
  const router = useRouter<AnyRouter>();
  return useCallback(
    (href, options) => {
      if (options?.ignoreBlocker) letGoOfAll();
      void router.navigate({ href, ...options });
    },
    [router],
  );
}

/** Returns one path parameter of the open address by its name in router.tsx; '' if it has none. */
export function useParam(name: string): string {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  return textOf(params[name]);
}

/** Returns the path parameter that names a record. */
export const useRecordId = (): string => useParam('id');

/** Returns the path parameter that names a fact or a change of terms of the record. */
export const useRecordName = (): string => useParam('name');

/** Returns one search parameter of the open address; '' if it has none. */
export const useSearch = (name: string): string => textOf(useSearchParameters()[name]);

/** Returns some search parameters of the open address by their names; '' for each that it lacks. */
export function useSearches(names: readonly string[]): Record<string, string> {
  const search = useSearchParameters();
  return Object.fromEntries(names.map((name) => [name, textOf(search[name])]));
}

const useSearchParameters = (): Readonly<Record<string, unknown>> => useSearchOfRoute({ strict: false });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the page number of the open address; 1 by default. */
export function usePage(): number {
  const page = Number(useSearch('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
