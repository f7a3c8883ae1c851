import type { ResponseCache } from '../response-cache/response-cache.ts';

const lookMs = 10 * 60 * 1000;

/**
 * Drops the cached pages when a day begins: they say in words how old a fact is, and the year beside the copyright.
 * @param today the present day, such as 2026-11-22
 * @returns ends it
 */
export function watchDay(cache: ResponseCache, today: () => string): () => void {
  let day = today();
  const timer = setInterval(() => {
    const current = today();
    if (current === day) return;
    day = current;
    cache.clear();
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
