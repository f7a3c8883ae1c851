import { expect, test } from 'vitest';
import { buildDuty } from '#tests/guidance-builders.ts';
import { numbersToDial } from './dialing.ts';

const lifeline = buildDuty({ id: 'lifeline', number: '1-800-555-0100', service: 'Lifeline' });
const now = '2026-11-24T12:00:00.000Z';
const dialedAt = (at: string, name = 'lifeline/18005550100') => [{ name, at, username: 'amos' }];
const isDue = (dialed: Parameters<typeof numbersToDial>[1]) => numbersToDial([lifeline], dialed, now)[0]?.isDue;

test('a number that nobody has dialed is to be dialed', () => {
  expect(numbersToDial([lifeline], [], now)).toEqual([
    {
      id: 'lifeline',
      country: 'United States',
      service: 'Lifeline',
      number: '1-800-555-0100',
      sms: null,
      says: lifeline.says,
      source: lifeline.source,
      dialed: null,
      isDue: true,
    },
  ]);
});

test('a number that was dialed rests for a year, to the day', () => {
  expect(isDue(dialedAt('2026-11-24T11:00:00.000Z'))).toBe(false);
  expect(isDue(dialedAt('2025-11-24T12:00:00.000Z'))).toBe(false);
  expect(isDue(dialedAt('2025-11-24T11:59:59.999Z'))).toBe(true);
});

test('a number that has changed since is to be dialed again', () => {
  expect(isDue(dialedAt('2026-11-24T11:00:00.000Z', 'lifeline/18005550199'))).toBe(true);
});

test('two countries may have the same number, and each is dialed by itself', () => {
  const duties = [lifeline, buildDuty({ ...lifeline, id: 'abroad', country: 'Canada' })];
  const due = numbersToDial(duties, dialedAt('2026-11-24T11:00:00.000Z'), now).map(({ id, isDue }) => [id, isDue]);
  expect(due).toEqual([
    ['lifeline', false],
    ['abroad', true],
  ]);
});

test('nobody calls an emergency number to try it, and a duty of law has none', () => {
  const duties = [buildDuty({ isEmergency: true }), buildDuty({ kind: 'duty', number: undefined })];
  expect(numbersToDial(duties, [], now)).toEqual([]);
});
