import { useSyncExternalStore } from 'react';

// The desk's addresses are the browser's own: links, Back, Forward and Reload work as on any site. What is added is one
// question: whether unsaved changes may be left behind (leaving.ts).

/** Asked before the desk goes to another path; it may hold the way back and call `proceed` later. Answers whether it does. */
type Gatekeeper = (proceed: () => void) => boolean;

let gatekeeper: Gatekeeper = () => false;
const listeners = new Set<() => void>();
/** The place of the open address in the history of this visit, so that a step back can be undone. */
let place = 0;
/** What the screens show: the browser is elsewhere for a moment while a step back is undone. */
let path = location.pathname;
let search = location.search;
let isUndoing = false;
let headingIsDue = false;

const tell = () => {
  headingIsDue ||= location.pathname !== path;
  path = location.pathname;
  search = location.search;
  for (const listener of listeners) listener();
};

/** Begins to follow the browser's history. Once per page. */
export function startNavigation(keeper: Gatekeeper): void {
  gatekeeper = keeper;
  if (typeof history.state?.place === 'number') place = history.state.place;
  else history.replaceState({ place }, '');
  addEventListener('popstate', onPopState);
  document.addEventListener('click', onClick);
}

function onPopState(event: PopStateEvent) {
  if (typeof event.state?.place !== 'number') {
    // A jump within the page that somebody typed into the address.
    place += 1;
    history.replaceState({ place }, '');
    return;
  }
  const steps = event.state.place - place;
  place = event.state.place;
  if (isUndoing) {
    isUndoing = false;
    return;
  }
  const isHeld = location.pathname !== path && gatekeeper(() => history.go(steps));
  if (!isHeld) return tell();
  isUndoing = true;
  history.go(-steps);
}

/** Goes to an address of the desk. `replace` leaves no step in the history: for filters that change while one types. */
export function go(address: string, { replace = false }: { replace?: boolean } = {}): void {
  const proceed = () => {
    if (replace) {
      history.replaceState({ place }, '', address);
    } else {
      place += 1;
      history.pushState({ place }, '', address);
    }
    if (location.pathname !== path) scrollTo(0, 0);
    tell();
  };
  const leaves = new URL(address, location.href).pathname !== path;
  if (!(leaves && gatekeeper(proceed))) proceed();
}

/** Follows plain `<a href>` links inside the desk without a reload, as the public site does (docs/decisions/0005). */
function onClick(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!/^\/admin(\/|$)/.test(link.pathname)) return;
  event.preventDefault();
  // The skip link: Back should lead to the screen before, and not to a jump within this one.
  if (link.hash && link.pathname === location.pathname) document.getElementById(link.hash.slice(1))?.focus();
  else go(link.pathname + link.search);
}

/** The next screen is new to whoever reads it, though its address may be the same: after signing in or out. */
export const startAnew = (): void => {
  headingIsDue = true;
};

/** Whether a new screen has just been opened and its heading is to have the focus; asked once. */
export function takeHeadingFocus(): boolean {
  const isDue = headingIsDue;
  headingIsDue = false;
  return isDue;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The path of the open address. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => path);

/** One parameter of the open address, '' when it has none. */
export const useSearch = (name: string): string =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(search).get(name) ?? '');

/** The page number of the open address: 1 unless it says another. */
export function usePage(): number {
  const page = Number(useSearch('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
