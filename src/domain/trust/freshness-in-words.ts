import type { Freshness } from './age.ts';
import { formatCheckedDate } from './checked-date.ts';

/**
 * Age of the facts behind a card in words, by the oldest that it needs; without facts, the date of the entry's check.
 * @param verifiedAt '2026-09' or '2026-09-14'
 */
export function freshnessInWords(fresh: Freshness | undefined, verifiedAt: string): string {
  if (fresh === undefined) return `Checked ${formatCheckedDate(verifiedAt)}`;
  if (fresh === 'unknown') return 'Read in stored copies, some of unknown day';
  if (fresh === 'others') return 'No fact from the company itself';
  return `Facts from ${formatCheckedDate(fresh.day)} or later`;
}
