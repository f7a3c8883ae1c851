import { expect, test } from 'vitest';
import { weekdayOf, weekOf } from './weekday.ts';

test.each([
  ['2026-11-22T23:59:59Z', '2026-W47', 'sunday'],
  ['2026-11-23T00:00:00Z', '2026-W48', 'monday'],
  ['2026-01-01T12:00:00Z', '2026-W01', 'thursday'],
  ['2025-12-29T00:00:00Z', '2026-W01', 'monday'],
  ['2027-01-03T00:00:00Z', '2026-W53', 'sunday'],
  ['2027-01-04T00:00:00Z', '2027-W01', 'monday'],
])('%s is in the week %s, a %s', (time, week, weekday) => {
  expect([weekOf(new Date(time)), weekdayOf(new Date(time))]).toEqual([week, weekday]);
});
