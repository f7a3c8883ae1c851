import type { AnyRouter } from '@tanstack/react-router';
import { keptPath } from '#domain/offline/kept-addresses.ts';
import { savesData } from '#web/navigation/connection.ts';
import { savedLineId } from './saved-copy.ts';
import type { Visit } from './visit.ts';

/**
 * Starts the service worker and reports to it which guides and checklists are read, so that they stay readable offline
 * (docs/decisions/0013). Where the browser forbids it, everything else works as before.
 */
export async function keepPages(router: AnyRouter): Promise<void> {
  watchSavedLine(router);
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const report = () => {
    if (keptPath(new URL(location.href))) for (const one of visits()) active?.postMessage(one);
  };
  report();
  // Lazily loaded parts are stored too, or the page would be shown without them.
  new PerformanceObserver((entryList) => {
    if (entryList.getEntries().some(isOwnFile)) report();
  }).observe({ type: 'resource' });
  router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    // The page failed to load. As a document, the worker answers it from its store, or by the offline page.
    if (router.state.matches.some(({ error }) => isUnreachable(error))) location.reload();
    else report();
  });
}

/** The current page, and pages that must be stored together: what to do in each case where a life is at stake. */
function visits(): Visit[] {
  const assets = performance
    .getEntriesByType('resource')
    .filter(isOwnFile)
    .map(({ name }) => new URL(name).pathname);
  const together = [...document.querySelectorAll<HTMLAnchorElement>('a[data-keep-too]')].map(({ href }) => href);
  return [...new Set([location.href, ...together])].map((address) => ({ address, assets, mayFetch: !savesData() }));
}

/** Checks whether an entry is one of our own scripts, styles, fonts or pictures. */
const isOwnFile = ({ name }: PerformanceEntry): boolean => name.startsWith(`${location.origin}/assets/`);

/**
 * Checks for a failure of the network: `fetch` and `import()` then throw a TypeError; an error response to a read is an ApiError. A
 * TypeError of our own code, which names neither, does not count while online.
 */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError && (!navigator.onLine || /fetch|import/i.test(error.message));

/** Delay before each check of the current page, in ms: a network often has no connection yet when it reports one. */
const waitsMs = [0, 2_000, 4_000, 8_000, 30_000, 60_000];

/** Removes the line on a stored page when the page proves to be current, and on navigation. */
function watchSavedLine(router: AnyRouter): void {
  const line = document.getElementById(savedLineId);
  if (!line) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const remove = () => {
    line.remove();
    clearTimeout(waiting);
    removeEventListener('online', compareAgain);
    stopWatching();
  };
  const stopWatching = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) remove();
  });
  const compare = ([wait, ...waits]: number[]) => {
    if (wait === undefined) return;
    waiting = setTimeout(async () => {
      try {
        const response = await fetch(keptPath(new URL(location.href)) ?? location.pathname, { cache: 'no-cache' });
        if (!response.ok) return;
        if (plainTag(response.headers.get('ETag')) === plainTag(line.dataset.etag)) return remove();
        const text = line.querySelector('p');
        if (!text) return;
        const link = Object.assign(document.createElement('a'), { href: location.href, textContent: 'Show the current page' });
        link.dataset.reload = '';
        text.replaceChildren('You’re connected again, and this page has changed since. ', link, '.');
      } catch {
        compare(waits);
      }
    }, wait);
  };
  const compareAgain = () => {
    clearTimeout(waiting);
    compare(waitsMs);
  };
  addEventListener('online', compareAgain);
  if (navigator.onLine) compareAgain();
}

/** Strips the weak mark: a proxy that compresses a response makes its ETag a weak one. */
const plainTag = (tag: string | null | undefined) => tag?.replace(/^W\//, '');
