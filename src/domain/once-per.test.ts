import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per.ts';

test('what is made of a value is made once, and again of another value that says the same', () => {
  const make = vi.fn(({ name }: { name: string }) => [name]);
  const made = oncePer(make);
  const lamp = { name: 'lamp' };
  expect(made(lamp)).toBe(made(lamp));
  expect(made({ name: 'lamp' })).not.toBe(made(lamp));
  expect(make).toHaveBeenCalledTimes(2);
});

test('what depends on the day is made again on another day', () => {
  const made = oncePer(({ name }: { name: string }, today: string) => `${name} on ${today}`);
  const lamp = { name: 'lamp' };
  expect(made(lamp, '2026-11-22')).toBe('lamp on 2026-11-22');
  expect(made(lamp, '2026-11-23')).toBe('lamp on 2026-11-23');
});
