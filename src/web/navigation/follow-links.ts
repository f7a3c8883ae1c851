import type { AnyRouter } from '@tanstack/react-router';

/**
 * Follows plain `<a href>` links inside the site without a reload. One listener
 * instead of a component per link: a page of 120 cards renders and hydrates plain anchors (docs/decisions/0005).
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const href = innerHref(event);
    if (!href || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    router.navigate({ href });
  });
}

/** Whether a click asks for nothing but to follow the link: no other button, no key for a new tab or a download. */
export const isPlainClick = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The path, search and hash of the link under the event, if the router may follow it. */
export function innerHref(event: Event): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return undefined;
  if (link.origin !== location.origin || link.pathname.includes('.') || link.pathname.startsWith('/api/')) return undefined;
  // A link within the page is the browser's own business.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search + link.hash;
}
