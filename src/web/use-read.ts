import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Read, ReadAnswer, ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { readAddress } from '#domain/reads/reads.ts';

const root = getRouteApi('__root__');

/** Read function of a component: its route's loader gets it as `context.read`. */
export const useRouteRead = (): Read => root.useRouteContext({ select: ({ read }) => read });

/** A read that can be made; the address identifies it. */
export interface Question<T> {
  address: string;
  ask: (read: Read, signal?: AbortSignal) => Promise<T>;
}

/** A read of the table with its parameters, to be made later. */
export const question = <N extends ReadName>(name: N, parameters: ReadParameters<N>): Question<ReadAnswer<N>> => ({
  address: readAddress(name, parameters),
  ask: (read, signal) => read(name, parameters, signal),
});

/** State of a read. */
export interface Reading<T> {
  /** The last answer; it stays until the next one arrives. */
  answer?: T;
  /** True while a newer answer is loading. */
  isWaiting: boolean;
  /** Error of this read. */
  failure?: unknown;
}

/**
 * Reads while a component is on screen. An answer to an older question is never shown.
 * @param currentQuestion nothing is read without it
 * @param options.delayMs debounce: time for which a question must stay the same before it is sent
 * @param options.attempt another number retries after a failure
 */
export function useRead<T>(
  currentQuestion: Question<T> | undefined,
  options: { delayMs?: number; attempt?: number } = {},
): Reading<T> {
  const { delayMs = 0, attempt = 0 } = options;
  const read = useRouteRead();
  const [last, setLast] = useState<{ key?: string; answer?: T; failure?: unknown }>({});
  const key = currentQuestion && `${attempt} ${currentQuestion.address}`;
  const isCurrent = last.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the question.
  useEffect(() => {
    if (!currentQuestion || isCurrent) return;
    const abort = new AbortController();
    const finish = (news: typeof last) => {
      if (!abort.signal.aborted) setLast({ key, ...news });
    };
    const timer = setTimeout(() => {
      currentQuestion.ask(read, abort.signal).then(
        (answer) => finish({ answer }),
        (failure: unknown) => finish({ failure }),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, isCurrent, read]);

  return { answer: last.answer, isWaiting: key !== undefined && !isCurrent, failure: isCurrent ? last.failure : undefined };
}
