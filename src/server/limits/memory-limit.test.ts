import { expect, test } from 'vitest';
import { MemoryLimit } from './memory-limit.ts';

test('a client is admitted so often in a minute, and again in the next one', () => {
  const limit = new MemoryLimit(2);
  expect([0, 1, 59_999].map((now) => limit.admits('a', now))).toEqual([true, true, false]);
  expect(limit.admits('a', 60_000)).toBe(true);
});

test('clients are counted apart', () => {
  const limit = new MemoryLimit(1);
  expect(limit.admits('a', 0)).toBe(true);
  expect(limit.admits('b', 0)).toBe(true);
  expect(limit.admits('a', 0)).toBe(false);
});

test('memory is bounded: past 10,000 clients in a minute those who asked for least are forgotten, and nobody is refused for them', () => {
  const limit = new MemoryLimit(2);
  for (let time = 0; time < 3; time += 1) limit.admits('greedy', 0);
  for (let client = 1; client < 10_000; client += 1) limit.admits(String(client), 0);
  expect(limit.admits('one more', 0)).toBe(true);
  expect(limit.admits('greedy', 0)).toBe(false);
  // Half of the clients with one request are forgotten, which takes nothing from them.
  expect(limit.admits('9999', 0)).toBe(true);
});

test('a window may be another than a minute', () => {
  const limit = new MemoryLimit(1, { windowMs: 1_000 });
  expect([0, 999, 1_000].map((now) => limit.admits('a', now))).toEqual([true, false, true]);
});

test('a clock that is set back does not shut anyone out', () => {
  const limit = new MemoryLimit(1);
  limit.admits('a', 1_000_000);
  expect(limit.admits('a', 0)).toBe(true);
});

test('a client that made too many requests is told when to come back', () => {
  const limit = new MemoryLimit(1);
  limit.count('a', 0);
  expect(() => limit.count('a', 1)).toThrow(
    expect.objectContaining({ status: 429, headers: { 'Retry-After': '60' }, isTooMuch: true }),
  );
});
