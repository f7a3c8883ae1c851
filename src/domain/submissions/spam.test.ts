import { expect, test } from 'vitest';
import { countLinks, fastestFormMs, formTokenLifetimeMs, looksLikeSpam, markOfAge, mostLinks } from './spam.ts';

test('a form takes a person at least 3 seconds, and its token counts for 24 hours', () => {
  expect([fastestFormMs, formTokenLifetimeMs, mostLinks]).toEqual([3_000, 86_400_000, 3]);
});

test.each([
  [0, 'too fast'],
  [fastestFormMs - 1, 'too fast'],
  [fastestFormMs, 'valid'],
  [formTokenLifetimeMs, 'valid'],
  [formTokenLifetimeMs + 1, 'expired'],
  // Negative ages: another server's clock is ahead.
  [-1_000, 'too fast'],
  [-60_000, 'too fast'],
  [-60_001, 'forged'],
  [Number.NaN, 'expired'],
])('a token of %i ms is %s', (age, mark) => {
  expect(markOfAge(age)).toBe(mark);
});

test.each([
  [[], 0],
  [['no link', 5, null, undefined, true], 0],
  [['https://a.example and HTTP://b.example'], 2],
  [['www.a.example', 'see (www.b.example)'], 2],
  [['https://www.a.example'], 1],
  [['a', ['https://a.example', 'b', 'http://b.example']], 2],
])('%j has %i links', (values, count) => {
  expect(countLinks(values)).toBe(count);
});

test('what looks like spam: the trap filled in, sent too fast, or too many links; an API call does not', () => {
  const plain = { trap: '', token: 'none', links: 0 } as const;
  expect(looksLikeSpam(plain)).toBe(false);
  expect(looksLikeSpam({ ...plain, trap: 'https://spam.example' })).toBe(true);
  expect(looksLikeSpam({ ...plain, token: 'too fast' })).toBe(true);
  expect(looksLikeSpam({ ...plain, links: mostLinks })).toBe(false);
  expect(looksLikeSpam({ ...plain, links: mostLinks + 1 })).toBe(true);
  for (const token of ['valid', 'expired', 'forged'] as const) expect(looksLikeSpam({ ...plain, token })).toBe(false);
});
