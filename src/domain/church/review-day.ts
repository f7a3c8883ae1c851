import type { PolicySearch } from './policy-search.ts';

/**
 * Computes the default day of a policy's next review: six months on if its answers say so, otherwise a year.
 * @param today a date such as 2026-11-25; the last day of a month stays within it
 */
export function reviewDay({ q14 }: PolicySearch, today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const later = month - 1 + (q14 === 'a' ? 6 : 12);
  const last = new Date(Date.UTC(year, later + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, later, Math.min(day, last))).toISOString().slice(0, 10);
}
