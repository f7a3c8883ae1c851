/** A visitor's position in a list, kept in session storage so that it is restored on return (docs/product.md). */
export interface NavigationState {
  searchQuery?: string;
  selectedCategory?: string;
  selectedPricing?: string;
  activeTab?: string;
  /** Pixels from the top. */
  scrollPosition: number;
  /** Time of saving, in milliseconds since the epoch. */
  timestamp: number;
}

/** Lifetime of a saved state: 30 minutes (docs/product.md). */
export const navigationStateLifetimeMs = 30 * 60 * 1000;
/** Pause in scrolling after which the position is saved (docs/product.md). */
export const scrollSaveDelayMs = 100;
/** Delay between opening a page and restoring its scroll position (docs/product.md). */
export const scrollRestoreDelayMs = 100;
/** Delay between the browser's back button and restoring the scroll position (docs/product.md). */
export const scrollRestoreAfterBackMs = 50;

/** Parses a saved state; undefined for one that is malformed, expired or from the future. `now` is in milliseconds. */
export function readNavigationState(text: string | null, now: number): NavigationState | undefined {
  let state: Partial<NavigationState> | null;
  try {
    state = JSON.parse(text ?? '');
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
