import { byDay } from '#tests/environment/night.ts';

const rounds = Number(process.env.FAULT_ROUNDS);
const isGiven = Number.isInteger(rounds) && rounds > 0;

/** Number of times that a fault is caused: once by day, this often at night, or FAULT_ROUNDS. */
export const roundsOf = (atNight: number): number => (isGiven ? rounds : byDay(1, { atNight }));

/** True if there is time for tests of minutes: FAULT_ROUNDS=100. */
export const isLong = isGiven && rounds > 10;
