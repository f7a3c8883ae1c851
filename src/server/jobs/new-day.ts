import type { ResponseCache } from '../response-cache/response-cache.ts';
import { every } from './every.ts';

const lookMs = 10 * 60 * 1000;

/**
 * Drops the cached pages when a day begins: they say in words how old a fact is, and the year beside the copyright.
 * @param today the present day, such as 2026-11-22
 * @returns ends it
 */
export function watchDay(cache: ResponseCache, today: () => string): () => Promise<void> {
  let day = today();
  return every(lookMs, async () => {
    const current = today();
    if (current === day) return;
    day = current;
    cache.clear();
  });
}
