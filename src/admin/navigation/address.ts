import type { AnyRouter } from '@tanstack/react-router';
import { useParams, useRouter, useSearch as useSearchOfRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { letGoOfAll } from './unsaved.ts';

// The router's own types are those of the public pages, whose router is the registered one: what it returns is unknown here.

interface GoOptions {
  /** Leaves no step in the history: for filters that change while one types, and for what is done. */
  replace?: boolean;
  /** Does not ask about what is unsaved: all is saved, though React has not drawn it yet, or it is gone. */
  ignoreBlocker?: boolean;
  /** False for filters: the list changes, and the reader stays. */
  resetScroll?: boolean;
}

/** Goes to an address of the desk (#admin/paths.ts). */
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

/** One part of the open address by its name in router.tsx, '' where it has none. */
export function useParam(name: string): string {
  const params: Readonly<Record<string, unknown>> = useParams({ strict: false });
  return textOf(params[name]);
}

/** The part of the open address that names a record. */
export const useRecordId = (): string => useParam('id');

/** The part of the open address that names a fact or a change of terms of the record. */
export const useRecordName = (): string => useParam('name');

/** One parameter of the open address, '' when it has none. */
export const useSearch = (name: string): string => textOf(useSearchParameters()[name]);

/** Some parameters of the open address by their names; '' where it has none. */
export function useSearches(names: readonly string[]): Record<string, string> {
  const search = useSearchParameters();
  return Object.fromEntries(names.map((name) => [name, textOf(search[name])]));
}

const useSearchParameters = (): Readonly<Record<string, unknown>> => useSearchOfRoute({ strict: false });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page number of the open address: 1 unless it says another. */
export function usePage(): number {
  const page = Number(useSearch('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
