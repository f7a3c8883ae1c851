import { expect, test } from 'vitest';
import type { Strip } from './pdf-strips.ts';
import { keepsParagraph, paginate } from './pdf-strips.ts';

const strip = (height: number, { spaceBefore = 0, keepWithNext = false } = {}): Strip => ({
  height,
  spaceBefore,
  keepWithNext,
  draw: () => {},
});
/** Where each strip stands, page by page. */
const tops = (strips: Strip[], height: number) => paginate(strips, height).map((page) => page.map(({ top }) => top));

test('strips stand below each other, with their space between them', () => {
  expect(tops([strip(10), strip(10, { spaceBefore: 5 }), strip(10)], 100)).toEqual([[0, 15, 25]]);
});

test('a page ends where the next strip does not fit, and the next begins without space', () => {
  expect(tops([strip(40), strip(60), strip(10, { spaceBefore: 5 }), strip(10)], 100)).toEqual([
    [0, 40],
    [0, 10],
  ]);
});

test('a strip that is kept with the next goes over with it', () => {
  const heading = strip(10, { spaceBefore: 10, keepWithNext: true });
  expect(tops([strip(80), heading, strip(10)], 100)).toEqual([[0], [0, 10]]);
  expect(tops([strip(70), heading, strip(10)], 100)).toEqual([[0, 80, 90]]);
});

test('what is kept together and fits no page is broken at its end', () => {
  const kept = strip(40, { keepWithNext: true });
  expect(tops([strip(10), kept, kept, kept, strip(40)], 100)).toEqual([[0], [0, 40], [0, 40]]);
});

test('no strips make no pages', () => {
  expect(paginate([], 100)).toEqual([]);
});

test.each([
  [1, []],
  [2, [0]],
  [3, [0, 1]],
  [5, [0, 3]],
])('of a paragraph of %i lines, these are kept with the next: %j', (lines, kept) => {
  const numbers = Array.from({ length: lines }, (_, line) => line);
  expect(numbers.filter((line) => keepsParagraph(line, lines))).toEqual(kept);
});
