import { readStorage, store } from '#browser/storage.ts';
import type { NavigationState } from '#domain/navigation/navigation-state.ts';
import { readNavigationState, writeNavigationState } from '#domain/navigation/navigation-state.ts';

// Session storage has the choices of a page under its path, and the scroll position under its history entry.

const keyOf = (name: string) => `navigation-state:${name}`;

/**
 * Id of the current history entry. One page may be in several, each with a separate position. Browsers without the Navigation API
 * distinguish entries by their addresses.
 */
export const openEntry = (): string =>
  globalThis.navigation?.currentEntry?.key ?? location.pathname + location.search + location.hash;

/** Saved state of a path or an entry, if it is not older than 30 minutes (docs/product.md). */
export function savedState(name: string): NavigationState | undefined {
  return readNavigationState(readStorage('tab', keyOf(name)), Date.now());
}

/** Saves the state of a path or an entry. */
export function saveState(name: string, state: Partial<Omit<NavigationState, 'timestamp'>>): void {
  store('tab', keyOf(name), writeNavigationState({ scrollPosition: 0, ...savedState(name), ...state }, Date.now()));
}
