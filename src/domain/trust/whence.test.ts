import { expect, test } from 'vitest';
import { readingOf, whenceOf, whenceOfTerms } from './whence.ts';

test.each([
  [{}, 'Read in a saved copy of unknown date'],
  [{ copied: null }, 'Read in a saved copy of unknown date'],
  [{ copied: '2026-08-06' }, 'Read in a copy of August 6, 2026'],
  [{ copied: '2026-08-06', seen: '2026-08-06' }, 'Read in a copy of August 6, 2026'],
  [{ copied: '2026-08-06', seen: '2026-08-07' }, 'Still there on August 7, 2026'],
  [{ seen: '2026-08-07' }, 'Still there on August 7, 2026'],
  [
    { seen: '2026-08-07', missed: '2026-09-01' },
    'On September 1, 2026 these words weren’t found: we’re reading the document again',
  ],
])('%j was read so: %s', (reading, says) => {
  expect(whenceOf(reading)).toBe(says);
  expect(whenceOfTerms(reading)).toBe(says);
});

test.each([
  ['2023-08-11', 'In force since August 2023; still so in a copy of August 6, 2026'],
  ['2025-08-05', 'In force since August 2025; still so in a copy of August 6, 2026'],
  ['2025-08-06', 'Read in a copy of August 6, 2026'],
])('terms of %s in a copy of August 6, 2026: %s', (date, says) => {
  expect(whenceOfTerms({ dated: date, copied: '2026-08-06' })).toBe(says);
  expect(whenceOfTerms({ dated: date, copied: '2026-08-06', seen: '2026-09-01' })).toBe('Still there on September 1, 2026');
});

test.each([
  [{}, 'Read November 24, 2026, in a copy of unknown date'],
  [{ copied: '2026-08-06' }, 'Read November 24, 2026, in a copy of August 6, 2026'],
  [{ copied: '2026-08-06', seen: '2026-11-26' }, 'Still there on November 26, 2026'],
])('what %j rests on leaves with its days, and in words: %s', (days, whence) => {
  const { copied = null } = days as { copied?: string };
  expect(readingOf({ read: '2026-11-24', ...days })).toEqual({ read: '2026-11-24', copied, whence });
});

test('what names a day to come says by when it is to be read again', () => {
  const fact = { copied: '2026-08-06', mustBeReadBy: '2027-01' };
  expect(whenceOf(fact)).toBe('Read in a copy of August 6, 2026; to be read again by January 2027');
  expect(whenceOfTerms({ ...fact, dated: '2023-08' })).toMatch(
    /so in a copy of August 6, 2026; to be read again by January 2027$/,
  );
  expect(readingOf({ ...fact, read: '2026-11-24' }).whence).toMatch(/; to be read again by January 2027$/);
});

test.each(['a person', 'a program', 'a person and a program', undefined] as const)(
  'by whom words were compared leaves with their days, as far as it is written down: %s',
  (compared) => {
    expect(readingOf({ read: '2026-11-24', copied: '2026-08-06', compared }).compared).toBe(compared);
  },
);
