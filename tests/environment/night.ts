/** Whether this is `npm run test:full`, which tests thoroughly what `npm test` samples. */
export const isNight = process.env.TEST_NIGHT === '1';

/** Number of tries: `few` by day, more at night. */
export const byDay = <Value>(few: Value, { atNight }: { atNight: Value }): Value => (isNight ? atNight : few);
