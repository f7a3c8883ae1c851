import type { AnyRouter, HistoryState } from '@tanstack/react-router';
import { focusHeading } from '#browser/focus-heading.ts';
import { scrollRestoreAfterBackMs, scrollRestoreDelayMs, scrollSaveDelayMs } from '#domain/navigation/navigation-state.ts';
import { layOutPage } from './lay-out-page.ts';
import { openEntry, savedState, saveState } from './saved-states.ts';

/** How a visitor comes to a page, or to another state of the one that is open. */
export type Way = 'first' | 'reload' | 'link' | 'turn' | 'again' | 'within' | 'history' | 'historyWithin';

/** What an arrival does to the page. */
interface Arrival {
  /** Where it is scrolled to: not at all, to its top or what its address names, or to where this entry of the history was left. */
  place: 'stays' | 'top' | 'saved';
  /** What gets the focus: nothing, the heading, or what was pressed, where that was rendered anew. */
  focus: 'stays' | 'heading' | 'pressed';
  /** Whether a screen reader hears the heading, which the focus does not tell. */
  isSaid?: true;
}

/** Every way with its arrival (docs/decisions/0113). Whatever scrolls, focuses or speaks after a change of the page asks here. */
export const arrivals: Record<Way, Arrival> = {
  // The script takes over a page that its visitor may have read for seconds.
  first: { place: 'stays', focus: 'stays' },
  reload: { place: 'saved', focus: 'stays' },
  link: { place: 'top', focus: 'heading' },
  // Another page of a list.
  turn: { place: 'top', focus: 'heading' },
  // The open page's own path, from the bar or the footer.
  again: { place: 'top', focus: 'pressed' },
  // A tab, an order, a filter.
  within: { place: 'stays', focus: 'pressed' },
  history: { place: 'saved', focus: 'stays', isSaid: true },
  // Also over a jump to a footnote.
  historyWithin: { place: 'saved', focus: 'stays' },
};

interface Change {
  /** Whether the document has just been loaded, and how. */
  opened?: NavigationTimingType;
  byHistory: boolean;
  pathChanged: boolean;
  /** The way of the link that was pressed. */
  pressed?: Way;
}

/** The way that led to a page: the history wins over what changed, and that over what was pressed. */
export function wayOf({ opened, byHistory, pathChanged, pressed = 'within' }: Change): Way {
  if (opened) return opened === 'reload' || opened === 'back_forward' ? 'reload' : 'first';
  if (byHistory) return pathChanged ? 'history' : 'historyWithin';
  return pathChanged ? 'link' : pressed;
}

/** The way of a link, for whoever is at this path. */
export function wayOfLink(link: { pathname: string; rel: string; closest: (part: string) => unknown }, path: string): Way {
  if (/^(prev|next)$/.test(link.rel)) return 'turn';
  if (link.pathname !== path) return 'link';
  return link.closest('main') ? 'within' : 'again';
}

let byHistory = false;
let pressed: Way | undefined;
let pathBefore: string | undefined;

/** Whether the visitor came to this entry by the browser's Back or Forward. A jump within the page counts as one too. */
export const cameByHistory = (): boolean => byHistory;

/** Whether the visitor came back to this page: by the browser's history, or by the former page's own way back. */
export const cameBack = ({ isReturn }: HistoryState): boolean => byHistory || isReturn === true;

/** The page from which the visitor came to this one, within this visit and without a reload. */
export const previousPath = (): string | undefined => pathBefore;

/** Notes the way of a link that is followed now. @returns whether the page goes to its top */
export function goBy(way: Way): boolean {
  pressed = way;
  return arrivals[way].place !== 'stays';
}

/** The element that speaks for a page whose heading has no focus; routes/__root.tsx renders it. */
export const announcementId = 'announcement';

/** Does from now on what the table says, for the page that is open and each that is gone to. Called before the page is hydrated. */
export function arrive(router: AnyRouter): void {
  let opened: NavigationTimingType | undefined = openedBy();
  let way: Way | undefined;
  let focused: Element | null = null;
  const goToPlace = followPlaces();
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    byHistory = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    // A quick visitor is gone before the first page counts as rendered.
    if (pressed || byHistory) opened = undefined;
    [way, pressed] = [pressed, undefined];
    pathBefore = fromLocation?.pathname;
    focused = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const came = wayOf({ opened, byHistory, pathChanged, pressed: way });
    goToPlace(came, toLocation.hash);
    giveFocus(came, focused);
    [opened, way, focused] = [undefined, undefined, null];
  });
}

/** How the document was opened. */
const openedBy = (): NavigationTimingType =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type ?? 'navigate';

/**
 * Saves how far each entry of the history was scrolled: 100 ms after the last scroll, and when the entry is left (docs/product.md).
 * @returns goes to the place of an arrival
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
  /** Another entry is open now; where the visitor was in the last one is saved at once. */
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
  // A link may be pressed before the browser has told of the last scroll.
  const noteTop = () => {
    here.top = Math.round(scrollY);
  };
  addEventListener('click', noteTop, { capture: true, ...passive });
  // A visitor's own scrolling ends a restoration that has not begun.
  const stopRestoring = () => clearTimeout(restoring);
  addEventListener('wheel', stopRestoring, passive);
  addEventListener('touchmove', stopRestoring, passive);

  return (way, hash) => {
    const { place } = arrivals[way];
    const isFirst = way === 'first' || way === 'reload';
    // The router goes to the top when it takes the first page over.
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

/** @param before what had the focus before the change */
function giveFocus(way: Way, before: Element | null): void {
  const { focus, isSaid } = arrivals[way];
  if (focus === 'heading') focusHeading();
  // What was pressed may be gone with the part of the page in which it stood, as a card of /resources is.
  else if (focus === 'pressed' && before && !before.isConnected) focusAgain(before);
  const said = isSaid && document.getElementById(announcementId);
  if (said) said.textContent = document.querySelector('main h1')?.textContent ?? document.title;
}

/** A link whose part of the page was rendered anew, as an order of a table is, has the focus again; else the page is another one. */
function focusAgain({ textContent }: Element): void {
  const again = [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.textContent === textContent);
  if (again) again.focus({ preventScroll: true });
  else {
    focusHeading();
    scrollTo({ top: 0, behavior: 'instant' });
  }
}
