import type { Freshness } from './age.ts';
import { formatCheckedDate } from './checked-date.ts';

/**
 * How old the facts behind a card are, by the oldest that it needs; without facts, when the entry was checked.
 * @param verifiedAt '2026-09' or '2026-09-14'
 */
export function freshnessInWords(fresh: Freshness | undefined, verifiedAt: string): string {
  if (fresh === undefined) return `Checked ${formatCheckedDate(verifiedAt)}`;
  if (fresh === 'unknown') return 'Read in stored copies, some of unknown day';
  if (fresh === 'others') return 'No fact from the company itself';
  return `Facts from ${formatCheckedDate(fresh.day)} or later`;
}
