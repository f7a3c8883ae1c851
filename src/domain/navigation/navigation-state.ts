/** A visitor's position in a list, kept in session storage so that a return finds it again (docs/product.md). */
export interface NavigationState {
  searchQuery?: string;
  selectedCategory?: string;
  selectedPricing?: string;
  activeTab?: string;
  /** Pixels from the top. */
  scrollPosition: number;
  /** When it was saved, in milliseconds since the epoch. */
  timestamp: number;
}

/** Saved states expire after 30 minutes (docs/product.md). */
export const navigationStateLifetimeMs = 30 * 60 * 1000;
/** The scroll position is saved when scrolling has paused this long (docs/product.md). */
export const scrollSaveDelayMs = 100;
/** A saved scroll position is restored this long after a page opens (docs/product.md). */
export const scrollRestoreDelayMs = 100;
/** The same delay after the browser's back button (docs/product.md). */
export const scrollRestoreAfterBackMs = 50;

/** Parses a saved state; undefined for one that is malformed, expired or from the future. `now` is in milliseconds. */
export function readNavigationState(saved: string | null, now: number): NavigationState | undefined {
  let state: Partial<NavigationState> | null;
  try {
    state = JSON.parse(saved ?? '');
  } catch {
    return undefined;
  }
  if (typeof state?.timestamp !== 'number' || typeof state.scrollPosition !== 'number') return undefined;
  const age = now - state.timestamp;
  if (!(age >= 0 && age < navigationStateLifetimeMs) || !(state.scrollPosition >= 0)) return undefined;
  return state as NavigationState;
}

/** Serializes a state for session storage, stamped with `now` (milliseconds). */
export const writeNavigationState = (state: Omit<NavigationState, 'timestamp'>, now: number): string =>
  JSON.stringify({ ...state, timestamp: now } satisfies NavigationState);
