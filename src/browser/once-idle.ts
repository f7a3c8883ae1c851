/**
 * Does something once the browser has nothing else to do.
 * @param orAfterMs where the browser, as Safari, has no idle time to tell of
 */
export function onceIdle(work: () => void, orAfterMs: number): void {
  // Asked when it is needed: the server reads this file too, while developing.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, orAfterMs);
}
