import { recheckAfterDays } from './staff-views.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last day that a date of checking may mean, for comparing: a month without a day counts as its last. */
export const latestDay = (verifiedAt: string): string => (verifiedAt.length === 7 ? `${verifiedAt}-31` : verifiedAt);

/**
 * Whether a record was checked so long ago that it is to be checked again.
 * @param verifiedAt '2026-09' or '2026-09-14'
 * @param now ISO time
 */
export function isToRecheck(verifiedAt: string, now: string): boolean {
  const oldest = new Date(Date.parse(now) - recheckAfterDays * dayMs).toISOString().slice(0, 10);
  return latestDay(verifiedAt) < oldest;
}

/** Whether a record has ended or was taken down, a tool or a workflow: nobody checks it again. */
export const needsNoChecking = (status: string): boolean => hasEnded(status) || status === 'hidden';

/** Whether a record has ended, a tool or a workflow: its page stays. */
export const hasEnded = (status: string): boolean => status === 'discontinued' || status === 'retired';
