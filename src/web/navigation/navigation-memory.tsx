import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NavigationState } from '#domain/navigation/navigation-state.ts';
import {
  readNavigationState,
  scrollRestoreAfterBackMs,
  scrollRestoreDelayMs,
  scrollSaveDelayMs,
  writeNavigationState,
} from '#domain/navigation/navigation-state.ts';

const keyOf = (path: string) => `navigation-state:${path}`;

/** What was saved for a page, if it is not older than 30 minutes (spec, section 4). */
export function savedState(path: string): NavigationState | undefined {
  try {
    return readNavigationState(sessionStorage.getItem(keyOf(path)), Date.now());
  } catch (error) {
    console.warn('The place on this page could not be read.', error);
    return undefined;
  }
}

/** Saves where the visitor is; a full or forbidden store is only logged (spec, section 8). */
export function saveState(path: string, state: Partial<Omit<NavigationState, 'timestamp'>>): void {
  try {
    const known = savedState(path);
    sessionStorage.setItem(keyOf(path), writeNavigationState({ scrollPosition: 0, ...known, ...state }, Date.now()));
  } catch (error) {
    console.warn('The place on this page could not be saved.', error);
  }
}

let pathBefore: string | undefined;

/** The page from which the visitor came to this one, within this visit and without a reload. */
export const previousPath = (): string | undefined => pathBefore;

/**
 * Remembers how far each page was scrolled, and goes there again when the visitor comes back to it by the browser's
 * history or a reload (spec, sections 4 and 9). A page that is opened anew starts at its top.
 */
export function NavigationMemory() {
  const router = useRouter();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let saving: ReturnType<typeof setTimeout> | undefined;
    let restoring: ReturnType<typeof setTimeout> | undefined;
    let cameBack = false;

    const restore = (path: string, delay: number) => {
      const position = savedState(path)?.scrollPosition;
      if (!position) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      restoring = setTimeout(() => scrollTo({ top: position, behavior: calm ? 'instant' : 'smooth' }), delay);
    };

    const onScroll = () => {
      clearTimeout(saving);
      const path = location.pathname;
      saving = setTimeout(() => {
        if (location.pathname === path) saveState(path, { scrollPosition: Math.round(scrollY) });
      }, scrollSaveDelayMs);
    };

    const stopWatchingHistory = router.history.subscribe(({ action }) => {
      cameBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    });
    const stopWatchingPath = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      pathBefore = fromLocation?.pathname;
    });
    const stopWatchingPages = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      if (!pathChanged) return;
      clearTimeout(saving);
      clearTimeout(restoring);
      const target = toLocation.hash && document.getElementById(toLocation.hash);
      if (cameBack) restore(toLocation.pathname, scrollRestoreAfterBackMs);
      else if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
      cameBack = false;
    });

    // A visitor's own scrolling ends a restoration that has not begun.
    const stopRestoring = () => clearTimeout(restoring);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('wheel', stopRestoring, { passive: true });
    addEventListener('touchmove', stopRestoring, { passive: true });
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type === 'reload' || entry?.type === 'back_forward') restore(location.pathname, scrollRestoreDelayMs);

    return () => {
      clearTimeout(saving);
      clearTimeout(restoring);
      stopWatchingHistory();
      stopWatchingPath();
      stopWatchingPages();
      removeEventListener('scroll', onScroll);
      removeEventListener('wheel', stopRestoring);
      removeEventListener('touchmove', stopRestoring);
    };
  }, [router]);

  return null;
}
