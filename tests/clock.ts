import type { Clock } from '#server/clock/clock.ts';
import { clockOf } from '#server/clock/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(at: string): void;
  move(ms: number): void;
}

/** @param at what it shows; midday, because a day that is about to end is a case of its own */
export function buildClock(at = '2026-11-27T12:00:00.000Z'): TestClock {
  let shown = Date.parse(at);
  return {
    ...clockOf(() => new Date(shown)),
    set: (time) => {
      shown = Date.parse(time);
    },
    move: (ms) => {
      shown += ms;
    },
  };
}
