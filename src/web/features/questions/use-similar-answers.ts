import { useRef, useState } from 'react';
import type { SimilarAnswer } from '#domain/questions/similar-answers.ts';
import { similarAnswers } from '#domain/questions/similar-answers.ts';
import { useRouteRead } from '#web/use-read.ts';

/** Shorter texts are too vague for a search. */
const leastCharacters = 12;

/** Answers that may answer the question while it is typed. @param initialAnswers answers that the visitor was shown before hydration */
export function useSimilarAnswers(initialAnswers: readonly SimilarAnswer[]) {
  const read = useRouteRead();
  const latest = useRef('');
  const [similar, setSimilar] = useState(initialAnswers);

  async function findSimilar(question: string): Promise<void> {
    const q = question.trim();
    if (q === latest.current) return;
    latest.current = q;
    // Optional help: if the search fails, nothing is shown.
    const answer = q.length < leastCharacters ? undefined : await read('search', { q, kind: 'answer' }).catch(() => undefined);
    if (q === latest.current) setSimilar(similarAnswers(answer?.results ?? []));
  }

  return { similar, findSimilar };
}
