import { expect, test } from 'vitest';
import { reviewDay } from './review-day.ts';

test.each([
  ['2026-11-25', undefined, '2027-11-25'],
  ['2026-11-25', 'c', '2027-11-25'],
  ['2026-11-25', 'a', '2027-05-25'],
  ['2026-08-31', 'a', '2027-02-28'],
  ['2028-02-29', 'b', '2029-02-28'],
] as const)('a policy of %s with answer %s to the last question is looked at again on %s', (today, q14, day) => {
  expect(reviewDay(q14 ? { q14 } : {}, today)).toBe(day);
});
