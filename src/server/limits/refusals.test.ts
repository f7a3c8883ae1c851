import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { promptRefusals, Refusals } from './refusals.ts';

/** Checks whether a client gets its refusal at once. */
const isToldAtOnce = (refusals: Refusals, isTooMuch: boolean) =>
  Promise.race([refusals.slow('10.0.0.1', { isTooMuch, now: 0 }).then(() => true), nextTurn(false)]);

test('so many refusals of a client are told at once in a second, and the next one waits', async () => {
  const refusals = new Refusals();
  for (let count = 0; count < promptRefusals; count += 1) expect(await isToldAtOnce(refusals, false)).toBe(true);
  expect(await isToldAtOnce(refusals, false)).toBe(false);
});

test('whoever asks too much waits for the first refusal already', async () => {
  expect(await isToldAtOnce(new Refusals(), true)).toBe(false);
});
