import { expect, test } from 'vitest';
import { niceTop, shortDay } from './day-plot.tsx';

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [10, 10],
  [11, 20],
  [41, 100],
  [100, 100],
  [101, 200],
  [12_345, 20_000],
])('the axis for at most %i ends at %i', (most, top) => {
  expect(niceTop(most)).toBe(top);
});

test('a day is written short, whatever the time zone', () => {
  expect(shortDay('2026-11-03')).toBe('Nov 3');
  expect(shortDay('2026-01-01')).toBe('Jan 1');
});
