// Robots that say what they are. Who hides it is counted as a visitor: nothing but the count is at stake. The words are
// those of search engines, link checkers, monitors and programming libraries; a browser that is steered says Headless.
const robotWords =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|preview|fetch|monitor|uptime|lighthouse|headless|phantomjs|facebookexternalhit|curl|wget|python|java\/|go-http|node|axios|libwww|okhttp/i;

/** Whether a User-Agent is no visitor's browser: it says so, or it says nothing. */
export const isRobot = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || robotWords.test(userAgent);
