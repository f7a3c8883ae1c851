import type { AnyRouter } from '@tanstack/react-router';
import { scrollRestoreAfterBackMs, scrollRestoreDelayMs, scrollSaveDelayMs } from '#domain/navigation/navigation-state.ts';
import { cameByHistory } from './arrival.ts';
import { layOutPage } from './lay-out-page.ts';
import { openEntry, savedState, saveState } from './saved-states.ts';

/**
 * Remembers how far each entry of the history was scrolled, and goes there again when the visitor comes back to it by the
 * browser's history, also over a jump within the page, or by a reload (docs/product.md). A page that is opened anew
 * starts at its top, or where its address says.
 * @returns what ends it
 */
export function rememberPlaces(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual';
  let here = { entry: openEntry(), top: Math.round(scrollY) };
  let saving: ReturnType<typeof setTimeout> | undefined;
  let restoring: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(saving);
    saveState(here.entry, { scrollPosition: here.top });
  };
  /** Another entry is open now; where the visitor was in the last one is saved at once. */
  const follow = () => {
    const entry = openEntry();
    if (entry === here.entry) return;
    save();
    here = { entry, top: Math.round(scrollY) };
  };
  const restore = (top: number | undefined, delay: number) => {
    clearTimeout(restoring);
    if (top === undefined) return;
    if (top > 0) layOutPage();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    restoring = setTimeout(() => scrollTo({ top, behavior: calm ? 'instant' : 'smooth' }), delay);
  };

  const onScroll = () => {
    follow();
    here.top = Math.round(scrollY);
    clearTimeout(saving);
    saving = setTimeout(save, scrollSaveDelayMs);
  };
  // A link may be pressed before the browser has told of the last scroll.
  const onClick = () => {
    here.top = Math.round(scrollY);
  };
  const stopWatchingPages = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    follow();
    // Nothing is saved for the new entry of a jump within the page.
    if (cameByHistory()) restore(savedState(here.entry)?.scrollPosition, scrollRestoreAfterBackMs);
    else if (pathChanged) {
      clearTimeout(restoring);
      const target = toLocation.hash && document.getElementById(toLocation.hash);
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
    }
  });

  // A visitor's own scrolling ends a restoration that has not begun.
  const stopRestoring = () => clearTimeout(restoring);
  const listening = new AbortController();
  const passive = { passive: true, signal: listening.signal };
  addEventListener('scroll', onScroll, passive);
  addEventListener('click', onClick, { capture: true, ...passive });
  addEventListener('wheel', stopRestoring, passive);
  addEventListener('touchmove', stopRestoring, passive);
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type === 'reload' || opened?.type === 'back_forward')
    restore(savedState(here.entry)?.scrollPosition, scrollRestoreDelayMs);

  return () => {
    clearTimeout(saving);
    clearTimeout(restoring);
    stopWatchingPages();
    listening.abort();
  };
}
