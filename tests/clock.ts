import type { Clock } from '#server/clock/clock.ts';
import { clockOf } from '#server/clock/clock.ts';

/** Clock that changes only when a test moves it. */
export interface TestClock extends Clock {
  set(at: string): void;
  move(ms: number): void;
}

/** Makes a clock. @param at initial time; midday, because a day that is about to end is a separate case */
export function buildClock(at = '2026-11-27T12:00:00.000Z'): TestClock {
  let now = Date.parse(at);
  return {
    ...clockOf(() => new Date(now)),
    set: (time) => {
      now = Date.parse(time);
    },
    move: (ms) => {
      now += ms;
    },
  };
}
