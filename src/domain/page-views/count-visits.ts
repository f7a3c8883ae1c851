// Robots that identify themselves. One that hides is counted as a visitor: nothing but the count is at stake. The words are those
// of search engines, link checkers, monitors and programming libraries; an automated browser says Headless.
const robotWords =
  /(?:^u?|[^u]|[^c]u)bot\b|crawl|spider|slurp|archiver|preview|fetch|monitor|uptime|lighthouse|headless|phantomjs|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|libwww|okhttp/i;

/** Whether a User-Agent is no visitor's browser: it says so, or it is empty. */
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || robotWords.test(userAgent);

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
