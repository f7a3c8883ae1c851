import { expect, test } from 'vitest';
import { damageWatch } from './readiness.ts';

test('whether the database is damaged is looked for once in a minute, and not again when it is', () => {
  const results = [false, true, false];
  let looks = 0;
  const isDamaged = damageWatch('hub.sqlite', () => results[looks++] ?? false);
  expect([0, 1, 59_999].map(isDamaged)).toEqual([false, false, false]);
  expect(looks).toBe(1);
  expect([60_000, 200_000].map(isDamaged)).toEqual([true, true]);
  expect(looks).toBe(2);
});
