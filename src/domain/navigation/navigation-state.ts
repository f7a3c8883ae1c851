/** Where a visitor was on a list, kept in session storage so that coming back finds it again (docs/product.md). */
export interface NavigationState {
  searchQuery?: string;
  selectedCategory?: string;
  selectedPricing?: string;
  activeTab?: string;
  /** Pixels from the top. */
  scrollPosition: number;
  /** Milliseconds since the epoch at which it was saved. */
  timestamp: number;
}

/** Saved states are forgotten after 30 minutes (docs/product.md). */
export const navigationStateLifetimeMs = 30 * 60 * 1000;
/** The scroll position is saved when scrolling has paused this long (docs/product.md). */
export const scrollSaveDelayMs = 100;
/** A saved scroll position is restored this long after a page opens (docs/product.md). */
export const scrollRestoreDelayMs = 100;
/** … and this long after the browser's back button (docs/product.md). */
export const scrollRestoreAfterBackMs = 50;

/** Reads a saved state; anything malformed, expired or from the future counts as none. `now` is in milliseconds. */
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

/** Writes a state as it is kept in session storage, stamped with `now` (milliseconds). */
export const writeNavigationState = (state: Omit<NavigationState, 'timestamp'>, now: number): string =>
  JSON.stringify({ ...state, timestamp: now } satisfies NavigationState);
