/** Clock by which the hub stores, signs, counts, shows and expires. Durations are measured by performance.now(). */
export interface Clock {
  now(): Date;
  /** Current day in UTC, such as 2026-11-22. */
  today(): string;
}

/** Makes a clock whose time is what `now` returns. */
export const clockOf = (now: () => Date): Clock => ({ now, today: () => now().toISOString().slice(0, 10) });

/** Clock of the machine. */
export const systemClock = clockOf(() => new Date());
