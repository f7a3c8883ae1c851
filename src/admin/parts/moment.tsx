const withTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** A time as the reader's clock has it: '21 Nov 2026, 22:05'. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  return <time dateTime={at}>{(dayOnly ? day : withTime).format(new Date(at))}</time>;
}
