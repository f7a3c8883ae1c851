const given = Number(process.env.FAULT_ROUNDS ?? 3);

/**
 * How often a fault is brought about: 100 times with `npm run test:faults`, once within `npm test`
 * (scripts/test/run-checks.mjs), or as FAULT_ROUNDS says.
 */
export const rounds = Number.isInteger(given) && given > 0 ? given : 3;

/** Whether there is time for what lasts a minute. */
export const isLong = rounds > 10;
