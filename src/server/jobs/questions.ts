import type { Logger } from 'pino';
import type { OpenQuestions } from '../questions/open-questions.ts';

// Another server's votes and the desk's decisions; what this one changes it takes up at once.
const pollMs = 5_000;

/**
 * Keeps the open questions true to the database; while that is away, what was read last stands.
 * @returns ends it, after what is under way.
 */
export function followQuestions(questions: OpenQuestions, log: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  let isAway = false;
  const run = () => {
    underWay = questions
      .refresh()
      .then(() => {
        isAway = false;
      })
      .catch((error: unknown) => {
        if (!isAway) log.warn({ err: error }, 'the questions could not be read; the pages go on from memory');
        isAway = true;
      });
  };
  run();
  const timer = setInterval(run, pollMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
