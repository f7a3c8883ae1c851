import { every } from '../clock/every.ts';

const lookMs = 10 * 60 * 1000;

/**
 * Calls `begin` when a day begins: pages say in words how old a fact is, and show the year of the copyright.
 * @param today returns the current day, such as 2026-11-22
 * @returns a function that stops it
 */
export function watchDay(today: () => string, begin: () => void): () => Promise<void> {
  let day = today();
  return every(lookMs, async () => {
    const current = today();
    if (current === day) return;
    day = current;
    begin();
  });
}
