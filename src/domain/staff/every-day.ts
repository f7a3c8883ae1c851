const dayMs = 24 * 60 * 60 * 1000;

/**
 * The last `span` days up to and with `today`, the oldest first; a day of which nothing was counted has 0.
 * Days are YYYY-MM-DD in UTC.
 */
export function everyDay(
  counted: ReadonlyArray<{ day: string; count: number }>,
  span: number,
  today: string,
): { day: string; count: number }[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: span }, (_, place) => {
    const day = new Date(last - (span - 1 - place) * dayMs).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
