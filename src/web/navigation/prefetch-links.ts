import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { onceIdle } from '#browser/once-idle.ts';
import { savesData } from './connection.ts';
import { addressOf, innerLink } from './follow-links.ts';

/**
 * Fetches what a link leads to when the visitor points at it, touches it or comes to it by keyboard (docs/decisions/0005). Ahead of
 * that come the page's other tabs, and the script of what most of its links lead to: on a list of tools that of a tool's page.
 */
export function prefetchLinks(router: AnyRouter): void {
  const fetchAhead = () => {
    if (savesData()) return;
    prefetchScript(router);
    for (const tab of document.querySelectorAll<HTMLAnchorElement>('main a[role=tab]')) preload(router, tab);
  };
  fetchAhead();
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && onceIdle(fetchAhead, 2_000));
  const prefetch = (event: Event) => {
    const link = innerLink(event);
    if (link && !savesData()) preload(router, link);
  };
  let pressed: PointerEvent | undefined;
  document.addEventListener('focusin', prefetch);
  document.addEventListener('touchstart', prefetch, { passive: true });
  document.addEventListener('pointerdown', (event) => (pressed = event), { passive: true });
  const follow = (event: PointerEvent) => {
    // After a click the next page comes to lie under a pointer that rests: nobody points at what happens to be there.
    if (event.clientX === pressed?.clientX && event.clientY === pressed.clientY) return;
    prefetch(event);
  };
  document.addEventListener('pointerover', follow, { passive: true });
}

function preload(router: AnyRouter, link: HTMLAnchorElement): void {
  router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
}

/** Whoever follows one of the many links then waits for words alone. */
function prefetchScript(router: AnyRouter): void {
  const counts = new Map<AnyRoute, number>();
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const route = router.getMatchedRoutes(pathname)[0].at(-1);
    if (route) counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (most) router.loadRouteChunk(most)?.catch(() => {});
}
