import type { AnyRouter, HistoryState } from '@tanstack/react-router';
import { focusHeading } from '#browser/focus-heading.ts';
import { scrollRestoreAfterBackMs, scrollRestoreDelayMs, scrollSaveDelayMs } from '#domain/navigation/navigation-state.ts';
import { layOutPage } from './lay-out-page.ts';
import { openEntry, savedState, saveState } from './saved-states.ts';

/** Way in which a visitor arrives at a page, or at another state of the current one. */
export type Way = 'first' | 'reload' | 'link' | 'turn' | 'again' | 'within' | 'history' | 'historyWithin';

/** Effects of an arrival on the page. */
interface Arrival {
  /** Scroll position: unchanged, the page's top or the address's target, or the saved one of this history entry. */
  place: 'stays' | 'top' | 'saved';
  /** Focus: unchanged, the heading, or the pressed element if it was rendered again. */
  focus: 'stays' | 'heading' | 'pressed';
  /** Set if screen readers announce the heading, which has no focus. */
  isSaid?: true;
}

/**
 * Table of all ways of arriving (docs/decisions/0113). Every scroll, focus or announcement after a change of the page is decided
 * here.
 */
export const arrivals: Record<Way, Arrival> = {
  // Hydration leaves a page alone that its visitor may have read for seconds.
  first: { place: 'stays', focus: 'stays' },
  reload: { place: 'saved', focus: 'stays' },
  link: { place: 'top', focus: 'heading' },
  // Link to the next or the previous page of a list.
  turn: { place: 'top', focus: 'heading' },
  // Link to the open page's own path, from the bar or the footer.
  again: { place: 'top', focus: 'pressed' },
  // Change of a tab, an order or a filter.
  within: { place: 'stays', focus: 'pressed' },
  history: { place: 'saved', focus: 'stays', isSaid: true },
  // Includes Back over a jump to a footnote.
  historyWithin: { place: 'saved', focus: 'stays' },
};

interface Change {
  /** Navigation type of a document that has just been loaded. */
  opened?: NavigationTimingType;
  byHistory: boolean;
  pathChanged: boolean;
  /** Way of the pressed link. */
  pressed?: Way;
}

/** Decides how a visitor arrived: history wins over a change of path, and that over the pressed link. */
export function wayOf({ opened, byHistory, pathChanged, pressed = 'within' }: Change): Way {
  if (opened) return opened === 'reload' || opened === 'back_forward' ? 'reload' : 'first';
  if (byHistory) return pathChanged ? 'history' : 'historyWithin';
  return pathChanged ? 'link' : pressed;
}

/** Decides how a link arrives, from the current path. */
export function wayOfLink(link: { pathname: string; rel: string; closest: (part: string) => unknown }, path: string): Way {
  if (/^(prev|next)$/.test(link.rel)) return 'turn';
  if (link.pathname !== path) return 'link';
  return link.closest('main') ? 'within' : 'again';
}

let byHistory = false;
let linkWay: Way | undefined;
let pathBefore: string | undefined;

/** Checks whether the visitor came to this entry by the browser's Back or Forward. A jump within the page counts as well. */
export const cameByHistory = (): boolean => byHistory;

/** Checks whether the visitor came back to this page: by the browser's history, or by the former page's own back link. */
export const isReturning = ({ isReturn }: HistoryState): boolean => byHistory || isReturn === true;

/** Path of the previous page, within this visit and without a reload. */
export const previousPath = (): string | undefined => pathBefore;

/** Records how the link that is followed now arrives. @returns true if the page scrolls to its top */
export function goBy(way: Way): boolean {
  linkWay = way;
  return arrivals[way].place !== 'stays';
}

/** Id of the live region for a page whose heading has no focus; routes/__root.tsx renders it. */
export const announcementId = 'announcement';

/** Applies the table from now on, to the current page and every later navigation. Called before hydration. */
export function handleArrivals(router: AnyRouter): void {
  let navigationType: NavigationTimingType | undefined = openedBy();
  let way: Way | undefined;
  let focused: Element | null = null;
  const goToPlace = followPlaces();
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    byHistory = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    // Reset early, since a quick visitor leaves before the first page counts as rendered.
    if (linkWay || byHistory) navigationType = undefined;
    [way, linkWay] = [linkWay, undefined];
    pathBefore = fromLocation?.pathname;
    focused = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const came = wayOf({ opened: navigationType, byHistory, pathChanged, pressed: way });
    goToPlace(came, toLocation.hash);
    giveFocus(came, focused);
    [navigationType, way, focused] = [undefined, undefined, null];
  });
}

/** Navigation type that opened the document. */
const openedBy = (): NavigationTimingType =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ?? 'navigate';

/**
 * Saves the scroll position of each history entry: 100 ms after the last scroll, and when the entry is left (docs/product.md).
 * @returns a function that scrolls to the place of an arrival
 */
function followPlaces(): (way: Way, hash: string) => void {
  history.scrollRestoration = 'manual';
  let here = { entry: openEntry(), top: Math.round(scrollY) };
  let saving: ReturnType<typeof setTimeout> | undefined;
  let restoring: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(saving);
    saveState(here.entry, { scrollPosition: here.top });
  };
  /** Switches to the current entry, after saving the scroll position of the former one. */
  const follow = () => {
    const entry = openEntry();
    if (entry === here.entry) return;
    save();
    here = { entry, top: Math.round(scrollY) };
  };
  const restore = (way: Way) => {
    clearTimeout(restoring);
    const top = savedState(here.entry)?.scrollPosition;
    if (top === undefined) return;
    if (top > 0) layOutPage();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const delay = way === 'reload' ? scrollRestoreDelayMs : scrollRestoreAfterBackMs;
    restoring = setTimeout(() => scrollTo({ top, behavior: calm ? 'instant' : 'smooth' }), delay);
  };

  const passive = { passive: true };
  addEventListener(
    'scroll',
    () => {
      follow();
      here.top = Math.round(scrollY);
      clearTimeout(saving);
      saving = setTimeout(save, scrollSaveDelayMs);
    },
    passive,
  );
  // A link may be pressed before the browser has dispatched the last scroll event.
  const noteTop = () => {
    here.top = Math.round(scrollY);
  };
  addEventListener('click', noteTop, { capture: true, ...passive });
  // The visitor's own scrolling cancels a restoration that has not begun.
  const stopRestoring = () => clearTimeout(restoring);
  addEventListener('wheel', stopRestoring, passive);
  addEventListener('touchmove', stopRestoring, passive);

  return (way, hash) => {
    const { place } = arrivals[way];
    const isFirst = way === 'first' || way === 'reload';
    // The router scrolls to the top during hydration.
    if (isFirst) scrollTo({ top: here.top, behavior: 'instant' });
    else follow();
    if (place === 'saved') restore(way);
    if (place === 'top') {
      clearTimeout(restoring);
      const target = hash && document.getElementById(hash);
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
    }
  };
}

/** @param before the focused element before the change */
function giveFocus(way: Way, before: Element | null): void {
  const { focus, isSaid } = arrivals[way];
  if (focus === 'heading') focusHeading();
  // The pressed element may be gone together with its part of the page, such as a card of /resources.
  else if (focus === 'pressed' && before && !before.isConnected) focusAgain(before);
  const liveRegion = isSaid && document.getElementById(announcementId);
  if (liveRegion) liveRegion.textContent = document.querySelector('main h1')?.textContent ?? document.title;
}

/**
 * Focuses a link again whose part of the page was rendered again, such as the order of a table; without one, the page counts as
 * another one.
 */
function focusAgain({ textContent }: Element): void {
  const sameLink = [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.textContent === textContent);
  if (sameLink) sameLink.focus({ preventScroll: true });
  else {
    focusHeading();
    scrollTo({ top: 0, behavior: 'instant' });
  }
}
