import { byDay } from '#tests/environment/night.ts';

const given = Number(process.env.FAULT_ROUNDS);
const isGiven = Number.isInteger(given) && given > 0;

/** How often a fault is brought about: once by day, so often at night, or as FAULT_ROUNDS says. */
export const roundsOf = (atNight: number): number => (isGiven ? given : byDay(1, { atNight }));

/** Whether there is time for what lasts minutes: FAULT_ROUNDS=100. */
export const isLong = isGiven && given > 10;
