const msPerDay = 86_400_000;

/** Checks whether a text is a day of the calendar, such as 2026-11-25: the 31st of February is none. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Adds days to a day. @param day such as 2026-11-25 */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);

/**
 * Checks whether a day, or a month, is in the future everywhere on Earth: the hub counts days in UTC, and further east it is
 * tomorrow already.
 * @param today such as 2026-11-25
 */
export const isToCome = (day: string, today: string): boolean => day > dayAfter(today, 1);
