import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from './connection.ts';
import { addressOf, innerLink } from './follow-links.ts';

/** Fetches what a link leads to when the visitor points at it, touches it or comes to it by keyboard (docs/decisions/0005). */
export function prefetchLinks(router: AnyRouter): void {
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
