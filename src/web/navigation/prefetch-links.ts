import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { savesData } from './connection.ts';
import { addressOf, innerLink } from './follow-links.ts';

/**
 * Fetches what a link leads to when the visitor points at it, touches it or comes to it by keyboard (docs/decisions/0005), and ahead
 * of that the script of the kind of page that most links lead to: on a list of tools a tool's. Whoever presses one waits for words alone.
 */
export function prefetchLinks(router: AnyRouter): void {
  prefetchScript(router);
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && prefetchScript(router));
  const prefetch = (event: Event) => {
    const link = innerLink(event);
    if (link && !savesData()) router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
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

function prefetchScript(router: AnyRouter): void {
  if (savesData()) return;
  const counts = new Map<AnyRoute, number>();
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const route = router.getMatchedRoutes(pathname)[0].at(-1);
    if (route) counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (most) router.loadRouteChunk(most)?.catch(() => {});
}
