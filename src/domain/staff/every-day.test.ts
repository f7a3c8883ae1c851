import { expect, test } from 'vitest';
import { everyDay } from './every-day.ts';

test('days without a count are there with 0, the oldest first, today last', () => {
  expect(everyDay([{ day: '2026-03-01', count: 5 }], 3, '2026-03-01')).toEqual([
    { day: '2026-02-27', count: 0 },
    { day: '2026-02-28', count: 0 },
    { day: '2026-03-01', count: 5 },
  ]);
});

test('a count from before the time is left out, and the end of summer time loses no day', () => {
  const days = everyDay([{ day: '2026-10-01', count: 9 }], 7, '2026-10-28');
  expect(days.map(({ day }) => day)).toEqual([
    '2026-10-22',
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
  ]);
  expect(days.every(({ count }) => count === 0)).toBe(true);
});
