import type { AnyRouter } from '@tanstack/react-router';
import { keptPath } from '#domain/offline/kept-addresses.ts';
import { savesData } from '#web/navigation/connection.ts';
import { savedLineId } from './saved-copy.ts';
import type { Visit } from './visit.ts';

/**
 * Starts the service worker and tells it which guides and checklists are read, so that they stay readable offline
 * (docs/decisions/0013). Where the browser forbids it, everything else goes on as before.
 */
export async function keepPages(router: AnyRouter): Promise<void> {
  watchSavedLine(router);
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const tell = () => {
    if (keptPath(new URL(location.href))) for (const one of visits()) active?.postMessage(one);
  };
  tell();
  // A part of the page that came later is kept too, or the page would be shown without it.
  new PerformanceObserver((seen) => {
    if (seen.getEntries().some(isOwnFile)) tell();
  }).observe({ type: 'resource' });
  router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return;
    // The page could not be fetched. As a document, the worker answers it: kept, or with what is kept.
    if (router.state.matches.some(({ error }) => isUnreachable(error))) location.reload();
    else tell();
  });
}

/** The page that is read, and those that are no good without one another: what to do in each case where a life is at stake. */
function visits(): Visit[] {
  const assets = performance
    .getEntriesByType('resource')
    .filter(isOwnFile)
    .map(({ name }) => new URL(name).pathname);
  const together = [...document.querySelectorAll<HTMLAnchorElement>('a[data-keep-too]')].map(({ href }) => href);
  return [...new Set([location.href, ...together])].map((address) => ({ address, assets, mayFetch: !savesData() }));
}

/** One of our own scripts, styles, fonts or pictures. */
const isOwnFile = ({ name }: PerformanceEntry): boolean => name.startsWith(`${location.origin}/assets/`);

/** `fetch` and `import()` throw a TypeError when there is no answer at all; an answer that is an error throws another. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError && (!navigator.onLine || /fetch|import/i.test(error.message));

/** How long to wait before each look at the current page, in ms: a network often carries nothing yet when it says that it is there. */
const waitsMs = [0, 2_000, 4_000, 8_000, 30_000, 60_000];

/** The line on a kept page goes when the page proves to be the current one, and when the visitor goes on to another. */
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

/** A proxy that packs an answer makes its tag a weak one. */
const plainTag = (tag: string | null | undefined) => tag?.replace(/^W\//, '');
