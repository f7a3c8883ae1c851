import { useEffect, useState } from 'react';
import { deviceStore, plainText } from '#browser/device-store.ts';
import { today } from '#browser/today.ts';

/** Lists whose day of the last visit is remembered on this device. */
const days = {
  terms: deviceStore('terms-last-looked', plainText),
  answers: deviceStore('answers-last-looked', plainText),
  tools: deviceStore('tools-last-looked', plainText),
};

/**
 * Day on which this device last showed a list, such as 2026-11-22; undefined at a first visit. It is kept on the device only, and
 * becomes today when the page is left.
 */
export function useLastLooked(list: keyof typeof days): string | undefined {
  const [last, setLast] = useState<string>();
  useEffect(() => {
    const day = days[list];
    setLast(day.read().value);
    const rememberToday = () => void day.change(today);
    addEventListener('pagehide', rememberToday);
    return () => {
      removeEventListener('pagehide', rememberToday);
      rememberToday();
    };
  }, [list]);
  return last;
}
