import type { AnyRouter } from '@tanstack/react-router';
import { onceIdle } from '#browser/once-idle.ts';
import { savesData } from './connection.ts';
import { addressOf, innerLink } from './follow-links.ts';

/**
 * Fetches what a link leads to when the visitor points at it, touches it or comes to it by keyboard (docs/decisions/0005), and the
 * page's other tabs before that (docs/decisions/0095).
 */
export function prefetchLinks(router: AnyRouter): void {
  const prefetchTabs = () => {
    if (savesData()) return;
    for (const tab of document.querySelectorAll<HTMLAnchorElement>('main a[role=tab]')) preload(router, tab);
  };
  prefetchTabs();
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && onceIdle(prefetchTabs, 2_000));
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
