import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per.ts';

test('what is made of a value is made once, and again of another value that says the same', () => {
  const make = vi.fn(({ name }: { name: string }) => [name]);
  const makeOnce = oncePer(make);
  const lamp = { name: 'lamp' };
  expect(makeOnce(lamp)).toBe(makeOnce(lamp));
  expect(makeOnce({ name: 'lamp' })).not.toBe(makeOnce(lamp));
  expect(make).toHaveBeenCalledTimes(2);
});

test('what depends on the day is made again on another day', () => {
  const makeOnce = oncePer(({ name }: { name: string }, today: string) => `${name} on ${today}`);
  const lamp = { name: 'lamp' };
  expect(makeOnce(lamp, '2026-11-22')).toBe('lamp on 2026-11-22');
  expect(makeOnce(lamp, '2026-11-23')).toBe('lamp on 2026-11-23');
});
