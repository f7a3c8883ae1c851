/** Tells the time by which the hub stores, signs, counts, shows and lets expire. Durations are measured by performance.now(). */
export interface Clock {
  now(): Date;
  /** The present day by UTC, such as 2026-11-22. */
  today(): string;
}

/** A clock that tells what `now` tells. */
export const clockOf = (now: () => Date): Clock => ({ now, today: () => now().toISOString().slice(0, 10) });

/** The machine's. */
export const systemClock = clockOf(() => new Date());
