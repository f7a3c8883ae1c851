import { useEffect, useState } from 'react';
import { store, stored } from '#browser/storage.ts';
import { today } from '#browser/today.ts';

/** What is looked at again and again, each by the name under which a device keeps its day. */
type LookedAt = 'terms' | 'answers' | 'tools';

/**
 * The day on which this device last showed a list, such as 2026-11-22; nothing at a first visit. It is kept on
 * the device alone, and today takes its place once the page is left.
 */
export function useLastLooked(list: LookedAt): string | undefined {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    setLast(stored('device', keyOf(list)) ?? undefined);
    const looked = () => store('device', keyOf(list), today());
    addEventListener('pagehide', looked);
    return () => {
      removeEventListener('pagehide', looked);
      looked();
    };
  }, [list]);
  return last;
}

const keyOf = (list: LookedAt) => `${list}-last-looked`;
