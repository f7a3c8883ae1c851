import type { OpenQuestions } from '../questions/open-questions.ts';

// Another server's votes and the desk's decisions; what this one changes it takes up at once.
const pollMs = 5_000;

/**
 * Keeps the open questions true to the database.
 * @returns ends it, after what is under way.
 */
export function followQuestions(questions: Pick<OpenQuestions, 'refresh'>): () => Promise<void> {
  let underWay = questions.refresh();
  const timer = setInterval(() => {
    underWay = questions.refresh();
  }, pollMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
