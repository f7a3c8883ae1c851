import type { ReactNode } from 'react';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

interface SinceLastLookedProps {
  /** The day on which this device last showed the list (useLastLooked). */
  day: string;
  /** How many were added since. */
  count: number;
  /** One of them: 'change'. */
  noun: string;
  /** Which ones. */
  children?: ReactNode;
}

/** What a list took up since somebody last looked at it. */
export const SinceLastLooked = ({ day, count, noun, children }: SinceLastLookedProps) => (
  <p className="mt-3">
    {count === 0 ? 'Nothing was added' : count === 1 ? `One ${noun} was added` : `${count} ${noun}s were added`}
    {` since you last looked, on ${formatCheckedDate(day)}`}
    {children}
    {'. Only this device knows when that was.'}
  </p>
);
