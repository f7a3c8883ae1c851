import { recheckAfterDays } from './staff-views.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether a record was checked so long ago that it is to be checked again. A month counts as its last day.
 * @param verifiedAt '2026-09' or '2026-09-14'
 * @param now ISO time
 */
export function isToRecheck(verifiedAt: string, now: string): boolean {
  const oldest = new Date(Date.parse(now) - recheckAfterDays * dayMs).toISOString().slice(0, 10);
  return (verifiedAt.length === 7 ? `${verifiedAt}-31` : verifiedAt) < oldest;
}
