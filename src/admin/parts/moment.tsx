const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats an ISO time in the user's time zone: 'Nov 21, 2026, 10:05 PM'. */
export const momentInWords = (at: string): string => withTime.format(new Date(at));

/** A time in the user's time zone, or its day alone. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  return <time dateTime={at}>{dayOnly ? day.format(new Date(at)) : momentInWords(at)}</time>;
}
