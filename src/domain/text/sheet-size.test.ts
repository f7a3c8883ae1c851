import { expect, test } from 'vitest';
import { sheetSize } from './sheet-size.ts';

test.each([
  [0, 11],
  [920, 11],
  [921, 10.5],
  [1017, 10.5],
  [1018, 10],
  [1130, 10],
  [1131, 9.5],
  [1260, 9.5],
  [1261, 9],
  [9000, 9],
])('where a sheet holds 1,000 letters in 11 points, one paragraph of %i is set in %i', (letters, size) => {
  expect(sheetSize(['x'.repeat(letters)], 1000)).toBe(size);
});

test('each paragraph, item and row takes room beside its letters, and tags take none', () => {
  const twice = (text: string) => [text, text];
  expect(sheetSize(twice('x'.repeat(420)), 1000)).toBe(11);
  expect(sheetSize(twice('x'.repeat(421)), 1000)).toBe(10.5);
  expect(sheetSize([`<p class="lead">${'x'.repeat(420)}</p><ul><li>${'x'.repeat(420)}</li></ul>`], 1000)).toBe(11);
  expect(sheetSize([`<p>${'x'.repeat(420)}</p><p>${'x'.repeat(421)}</p>`], 1000)).toBe(10.5);
});
