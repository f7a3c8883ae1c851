import type { AnyRouter } from '@tanstack/react-router';
import { onceIdle } from '#browser/once-idle.ts';
import { addresses } from '#domain/addresses.ts';
import { savesData } from './connection.ts';
import { addressOf, innerLink, isFollowed } from './follow-links.ts';

/** A page without scrolling for this long is at rest. */
const restMs = 500;
/**
 * Number of links in view that are prefetched, from the top: those of a list on a phone, and the first rows of a wide screen.
 */
const mostInView = 12;

/**
 * Prefetches a link's script and data before it is pressed: when the visitor points at it, touches it or focuses it by keyboard
 * (docs/decisions/0005), and links in view once the page is at rest (docs/decisions/0112). Disabled for visitors who save data, and
 * on a church's own pages, where it would reveal to the server what a church has listed or decided.
 */
export function prefetchLinks(router: AnyRouter): void {
  const prefetch = async (link: HTMLAnchorElement | undefined) => {
    if (link && mayPrefetch()) await router.preloadRoute({ href: addressOf(link) } as never).catch(() => {});
  };
  prefetchPointed(prefetch);
  prefetchInView(router, prefetch);
}

const mayPrefetch = () => navigator.onLine && !savesData() && !location.pathname.startsWith(addresses.yourChurch);

type Prefetch = (link: HTMLAnchorElement | undefined) => Promise<void>;

function prefetchPointed(prefetch: Prefetch): void {
  const follow = (event: Event) => void prefetch(innerLink(event));
  let lastPress: PointerEvent | undefined;
  document.addEventListener('focusin', follow);
  document.addEventListener('touchstart', follow, { passive: true });
  document.addEventListener('pointerdown', (event) => (lastPress = event), { passive: true });
  const point = (event: PointerEvent) => {
    // Ignore a resting pointer, under which the next page appears after a click: nobody points at anything.
    if (event.clientX === lastPress?.clientX && event.clientY === lastPress.clientY) return;
    follow(event);
  };
  document.addEventListener('pointerover', point, { passive: true });
}

/** Prefetches one link after another, until the visitor scrolls or navigates. */
function prefetchInView(router: AnyRouter, prefetch: Prefetch): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const fetchInView = async () => {
    const startRound = round;
    for (const link of await linksInView()) if (startRound === round) await prefetch(link);
  };
  const wait = () => {
    round += 1;
    clearTimeout(timer);
    timer = setTimeout(() => onceIdle(fetchInView, restMs), restMs);
  };
  addEventListener('scroll', wait, { passive: true });
  router.subscribe('onBeforeNavigate', wait);
  router.subscribe('onResolved', wait);
  wait();
}

/** Links of the page's main part that are in the window, from the top. */
function linksInView(): Promise<HTMLAnchorElement[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const candidates = links.filter((link) => isFollowed(link) && link.href !== location.href);
  if (candidates.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    // Unlike measuring each link, an observer lays out nothing of a long list that is below the fold.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const inView = new Set(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
      resolve(candidates.filter((link) => inView.has(link)).slice(0, mostInView));
    });
    for (const link of candidates) observer.observe(link);
  });
}
