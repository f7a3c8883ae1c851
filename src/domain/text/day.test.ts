import { expect, test } from 'vitest';
import { dayAfter, isDay, isToCome } from './day.ts';

test.each([
  ['2026-11-25', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['9999-99-99', false],
  ['0000-00-00', false],
  ['2026-11', false],
  ['2026-11-25T00:00', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, isValid) => {
  expect(isDay(text)).toBe(isValid);
});

test('the day after the last of a month, or of a year, is the first of the next', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-11-25', 90)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2027-02-23',
  ]);
});

test.each([
  ['2026-11-25', false],
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2062-11-20', true],
  ['2026-11', false],
  ['2026-12', true],
])('on November 25, 2026, %s is still to come wherever one is: %s', (day, isFuture) => {
  expect(isToCome(day, '2026-11-25')).toBe(isFuture);
});
