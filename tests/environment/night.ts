/** True in `npm run test:full`, which tests thoroughly what `npm test` samples. */
export const isNight = process.env.TEST_NIGHT === '1';

/** Returns the value for `npm test`, `few`, or the one for the night. */
export const byDay = <Value>(few: Value, { atNight }: { atNight: Value }): Value => (isNight ? atNight : few);
