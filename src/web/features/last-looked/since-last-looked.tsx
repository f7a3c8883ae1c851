import type { ReactNode } from 'react';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

interface SinceLastLookedProps {
  /** Day on which this device last showed the list (useLastLooked). */
  day: string;
  /** Number of entries added since that day. */
  count: number;
  /** Singular noun for an entry: 'change'. */
  noun: string;
  /** Links to the added entries. */
  children?: ReactNode;
}

/** Entries added to a list since the visitor's last look. */
export const SinceLastLooked = ({ day, count, noun, children }: SinceLastLookedProps) => (
  <p className="mt-3">
    {count === 0 ? 'Nothing was added' : count === 1 ? `One ${noun} was added` : `${count} ${noun}s were added`}
    {` since you last looked, on ${formatCheckedDate(day)}`}
    {children}
    {'. Only this device knows when that was.'}
  </p>
);
