import { expect, test } from 'vitest';
import { buildClock } from '#tests/clock.ts';
import { systemClock } from './clock.ts';

test('a day begins at midnight UTC', () => {
  const clock = buildClock('2026-12-31T23:59:59.999Z');
  expect(clock.today()).toBe('2026-12-31');
  clock.move(1);
  expect(clock.today()).toBe('2027-01-01');
});

test('unless it is given another, a hub has the clock of the machine', () => {
  const before = Date.now();
  const time = systemClock.now().getTime();
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});
