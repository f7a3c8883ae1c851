// Words of search engines, link checkers, monitors and programming libraries that identify themselves; an automated browser says
// Headless. A robot that hides is counted as a visitor: nothing but the count is at stake.
const robotWords =
  /(?:^u?|[^u]|[^c]u)bot\b|crawl|spider|slurp|archiver|preview|fetch|monitor|uptime|lighthouse|headless|phantomjs|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|libwww|okhttp/i;

/** Checks whether a User-Agent is no visitor's browser: it says so, or lacks the Mozilla/ of all browsers. */
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || robotWords.test(userAgent);

const dayMs = 24 * 60 * 60 * 1000;

/** Lists the last `span` days including `today`, the oldest first; a day without a count has 0. Days are YYYY-MM-DD in UTC. */
export function everyDay(
  countedDays: ReadonlyArray<{ day: string; count: number }>,
  span: number,
  today: string,
): { day: string; count: number }[] {
  const counts = new Map(countedDays.map(({ day, count }) => [day, count]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: span }, (_, place) => {
    const day = new Date(last - (span - 1 - place) * dayMs).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
