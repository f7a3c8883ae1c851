/** Runs work once the browser is idle. @param fallbackDelayMs delay where the browser, such as Safari, has no requestIdleCallback */
export function onceIdle(work: () => void, fallbackDelayMs: number): void {
  // Tested on each call: the server reads this file too, during development.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, fallbackDelayMs);
}
