/** Whether this is `npm run test:full`, which tries at length what `npm test` samples. */
export const isNight = process.env.TEST_NIGHT === '1';

/** How many of something are tried: `few` by day, more at night. */
export const byDay = <Value>(few: Value, { atNight }: { atNight: Value }): Value => (isNight ? atNight : few);
