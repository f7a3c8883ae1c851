import { expect, test } from 'vitest';
import { isReference, referenceBytes, referenceFrom } from './reference.ts';

test('a reference is short, and free of vowels and of what looks alike', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = referenceFrom(new Uint8Array(referenceBytes).fill(byte));
    expect(reference).toMatch(/^S-[2-9A-Z]{6}$/);
    expect(reference.slice(2)).not.toMatch(/[01AEIOUL]/);
    expect(isReference(reference)).toBe(true);
  }
});

test('every byte counts', () => {
  const base = new Uint8Array(referenceBytes);
  const references = Array.from(base, (_, place) => referenceFrom(base.with(place, 1)));
  expect(new Set([referenceFrom(base), ...references]).size).toBe(referenceBytes + 1);
});

test('a question has a reference of its own kind', () => {
  const reference = referenceFrom(new Uint8Array(referenceBytes), 'Q');
  expect(reference).toBe('Q-222222');
  expect([isReference(reference, 'Q'), isReference(reference), isReference('S-222222', 'Q')]).toEqual([true, false, false]);
});

test.each(['S-7K3M9Q', 'S-222222'])('%s has the form of a reference', (text) => expect(isReference(text)).toBe(true));
test.each(['', 'S-', 's-7k3m9q', 'S-7K3M9', 'S-7K3M9QX', 'S-7K3M9O', 'S-7K3M9A', ' S-7K3M9Q', '<b>', undefined, 5, ['S-7K3M9Q']])(
  '%j has not',
  (text) => expect(isReference(text)).toBe(false),
);
