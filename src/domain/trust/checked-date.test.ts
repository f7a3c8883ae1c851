import { expect, test } from 'vitest';
import { formatCheckedDate } from './checked-date.ts';

test.each([
  ['2026-01', 'January 2026'],
  ['2026-09', 'September 2026'],
  ['2026-12', 'December 2026'],
  ['2026-09-14', 'September 14, 2026'],
  ['2026-09-04', 'September 4, 2026'],
  ['2026-12-31', 'December 31, 2026'],
])('%s is written %s', (date, text) => {
  expect(formatCheckedDate(date)).toBe(text);
});
