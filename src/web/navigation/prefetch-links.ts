import type { AnyRouter } from '@tanstack/react-router';
import { savesData } from './connection.ts';
import { innerHref } from './follow-links.ts';

/** Fetches what a link leads to when the visitor points at it, touches it or comes to it by keyboard (docs/decisions/0005). */
export function prefetchLinks(router: AnyRouter): void {
  const prefetch = (event: Event) => {
    const href = innerHref(event);
    if (href && !savesData()) router.preloadRoute({ href } as never).catch(() => {});
  };
  document.addEventListener('focusin', prefetch);
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
}
