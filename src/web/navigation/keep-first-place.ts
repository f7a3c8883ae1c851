import type { AnyRouter } from '@tanstack/react-router';

/**
 * Leaves the visitor where they are when the script takes the first page over. The router goes to the top then, or to what the
 * address names, though on a slow line a visitor may have read on for seconds.
 */
export function keepFirstPlace(router: AnyRouter): void {
  let place = { left: scrollX, top: scrollY };
  const follow = () => {
    place = { left: scrollX, top: scrollY };
  };
  addEventListener('scroll', follow, { passive: true });
  const stop = router.subscribe('onRendered', () => {
    stop();
    removeEventListener('scroll', follow);
    scrollTo({ ...place, behavior: 'instant' });
  });
}
