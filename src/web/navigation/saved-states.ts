import { store, stored } from '#browser/storage.ts';
import type { NavigationState } from '#domain/navigation/navigation-state.ts';
import { readNavigationState, writeNavigationState } from '#domain/navigation/navigation-state.ts';

// In session storage: what was chosen on a page under its path, and how far it was scrolled under its entry in the history.

const keyOf = (name: string) => `navigation-state:${name}`;

/**
 * The entry of the browser's history that is open. One page may stand in several, each with a place of its own. Browsers
 * without the Navigation API tell entries apart by their addresses.
 */
export const openEntry = (): string =>
  globalThis.navigation?.currentEntry?.key ?? location.pathname + location.search + location.hash;

/** What was saved for a path or an entry, if it is not older than 30 minutes (docs/product.md). */
export function savedState(name: string): NavigationState | undefined {
  return readNavigationState(stored('tab', keyOf(name)), Date.now());
}

/** Saves what is known of a path or an entry. */
export function saveState(name: string, state: Partial<Omit<NavigationState, 'timestamp'>>): void {
  store('tab', keyOf(name), writeNavigationState({ scrollPosition: 0, ...savedState(name), ...state }, Date.now()));
}
