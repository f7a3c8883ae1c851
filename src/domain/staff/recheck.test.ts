import { expect, test } from 'vitest';
import { hasEnded, isToRecheck } from './recheck.ts';

const now = '2026-11-20T12:00:00.000Z';

test.each([
  ['2026-05-24', false],
  ['2026-05-23', true],
  ['2026-05', false],
  ['2026-04', true],
  ['2026-11-20', false],
])('what was checked on %s is to be checked again 180 days later: %s', (verifiedAt, expected) => {
  expect(isToRecheck(verifiedAt, now)).toBe(expected);
});

test.each([
  ['active', false],
  ['renamed', false],
  ['discontinued', true],
  ['retired', true],
])('what is %s has ended: %s', (status, expected) => {
  expect(hasEnded(status)).toBe(expected);
});
