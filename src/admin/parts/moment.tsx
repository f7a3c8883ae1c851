const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An ISO time as the reader's clock has it: 'Nov 21, 2026, 10:05 PM'. */
export const momentInWords = (at: string): string => withTime.format(new Date(at));

/** A time as the reader's clock has it, or its day alone. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  return <time dateTime={at}>{dayOnly ? day.format(new Date(at)) : momentInWords(at)}</time>;
}
