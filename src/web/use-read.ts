import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Read, ReadAnswer, ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { readAddress } from '#domain/reads/reads.ts';

const root = getRouteApi('__root__');

/** How a component reads: what its route's loader gets as `context.read`. */
export const useRouteRead = (): Read => root.useRouteContext({ select: ({ read }) => read });

/** Something to be read: the address tells one question from another. */
export interface Question<T> {
  address: string;
  ask: (read: Read, signal?: AbortSignal) => Promise<T>;
}

/** A read of the table with its parameters, to be asked later. */
export const question = <N extends ReadName>(name: N, parameters: ReadParameters<N>): Question<ReadAnswer<N>> => ({
  address: readAddress(name, parameters),
  ask: (read, signal) => read(name, parameters, signal),
});

/** What is known of an answer. */
export interface Reading<T> {
  /** The last answer; it stays until the next one is there. */
  answer?: T;
  /** Whether a newer answer is on its way. */
  isWaiting: boolean;
  /** Why there is no answer to this question. */
  failure?: unknown;
}

/**
 * Reads while a component is on screen. An answer to an older question is never shown.
 * @param asked nothing is read without it
 * @param options.delayMs how long a question must stand before it is asked
 * @param options.attempt another number asks again after a failure
 */
export function useRead<T>(asked: Question<T> | undefined, options: { delayMs?: number; attempt?: number } = {}): Reading<T> {
  const { delayMs = 0, attempt = 0 } = options;
  const read = useRouteRead();
  const [known, setKnown] = useState<{ key?: string; answer?: T; failure?: unknown }>({});
  const key = asked && `${attempt} ${asked.address}`;
  const isKnown = known.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question.
  useEffect(() => {
    if (!asked || isKnown) return;
    const abort = new AbortController();
    const tell = (news: typeof known) => {
      if (!abort.signal.aborted) setKnown({ key, ...news });
    };
    const timer = setTimeout(() => {
      asked.ask(read, abort.signal).then(
        (answer) => tell({ answer }),
        (failure: unknown) => tell({ failure }),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, isKnown, read]);

  return { answer: known.answer, isWaiting: key !== undefined && !isKnown, failure: isKnown ? known.failure : undefined };
}
