import { useRef, useState } from 'react';
import type { SimilarAnswer } from '#domain/questions/similar-answers.ts';
import { similarAnswers } from '#domain/questions/similar-answers.ts';
import { useRouteRead } from '#web/use-read.ts';

/** Shorter than this says too little to look for. */
const leastCharacters = 12;

/**
 * The answers that may answer what somebody is typing.
 * @param known those that the visitor was told of before the scripts came.
 */
export function useSimilarAnswers(known: readonly SimilarAnswer[]) {
  const read = useRouteRead();
  const latest = useRef('');
  const [similar, setSimilar] = useState(known);

  async function look(question: string): Promise<void> {
    const q = question.trim();
    if (q === latest.current) return;
    latest.current = q;
    // A help: without the search there is none.
    const answer = q.length < leastCharacters ? undefined : await read('search', { q, kind: 'answer' }).catch(() => undefined);
    if (q === latest.current) setSimilar(similarAnswers(answer?.results ?? []));
  }

  return { similar, look };
}
