import { useEffect, useState } from 'react';
import type { SearchView } from '#domain/search/search-view.ts';
import { ApiError } from '#web/api-client.ts';
import { searchAddress } from '#web/api-reads.ts';

const typingPauseMs = 150;

/** What is known of the answer to a query: the last answer stays until the next one is there. */
export interface AnswerState {
  answer?: SearchView;
  /** Whether a newer answer is on its way. */
  isWaiting: boolean;
  failed: boolean;
}

/**
 * The answer to what is being typed. Asked for when the typing pauses; an answer to an older query is never shown.
 * @param attempt another number asks again after a failure
 */
export function useAnswer(q: string, limit: number, attempt: number): AnswerState {
  const [state, setState] = useState<AnswerState>({ isWaiting: true, failed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const abort = new AbortController();
    setState(({ answer }) => ({ answer, isWaiting: true, failed: false }));
    const timer = setTimeout(
      async () => {
        try {
          const response = await fetch(searchAddress({ q, limit }), { credentials: 'include', signal: abort.signal });
          if (!response.ok) throw new ApiError(response.status, await response.text());
          const answer = (await response.json()) as SearchView;
          if (!abort.signal.aborted) setState({ answer, isWaiting: false, failed: false });
        } catch {
          if (!abort.signal.aborted) setState({ isWaiting: false, failed: true });
        }
      },
      q ? typingPauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, limit, attempt]);

  return state;
}
