import type { AnyRouter } from '@tanstack/react-router';
import { goBy, wayOfLink } from './arrive.ts';

/**
 * Follows plain `<a href>` links inside the site without a reload. One listener instead of a component per link: a page of 120
 * cards renders and hydrates plain anchors (docs/decisions/0005). Scrolling and focus are decided in arrive.ts.
 */
export function followLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = innerLink(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Safari doesn't focus a link that is pressed; arrive.ts reads where the focus was.
    link.focus({ preventScroll: true });
    router.navigate({
      href: addressOf(link),
      resetScroll: goBy(wayOfLink(link, location.pathname)),
      state: { isReturn: link.dataset.back !== undefined },
    });
  });
}

/** Checks whether a click just follows the link: no other button, no key for a new tab or a download. */
export const isPlainClick = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link under the event, if the router may follow it. */
export function innerLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest('a');
  return link && isFollowed(link) ? link : undefined;
}

/** Checks whether the router may follow a link: one to another page of the site, unless it requires a new document. */
export function isFollowed(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return false;
  if (link.origin !== location.origin || link.pathname.includes('.') || link.pathname.startsWith('/api/')) return false;
  // Leave a link within the page to the browser.
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}

/** Path, search and hash of a link. */
export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;
