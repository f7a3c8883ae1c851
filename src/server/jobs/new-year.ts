import type { ResponseCache } from '../response-cache/response-cache.ts';

const lookMs = 10 * 60 * 1000;

/**
 * Drops the cached pages when a year begins: each shows the current one beside the copyright.
 * @returns ends it
 */
export function watchYear(cache: ResponseCache): () => void {
  let year = new Date().getUTCFullYear();
  const timer = setInterval(() => {
    const current = new Date().getUTCFullYear();
    if (current === year) return;
    year = current;
    cache.clear();
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
