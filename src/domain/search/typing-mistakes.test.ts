import { expect, test } from 'vitest';
import { countMistakes, lacksFewLetters, lettersOf, mistakesAllowed } from './typing-mistakes.ts';

const never = Number.POSITIVE_INFINITY;

test.each([
  ['canva', 'canva', 0],
  ['cnva', 'canva', 1],
  ['cannva', 'canva', 1],
  ['cabva', 'canva', 1],
  ['acnva', 'canva', 1],
  ['canav', 'canva', 1],
  ['cnav', 'canva', 2],
  ['', 'ab', 2],
  ['ab', '', 2],
])('from %s to %s it takes %i', (typedWord, meantWord, mistakes) => {
  expect(countMistakes(typedWord, meantWord, 2).whole).toBe(mistakes);
});

test('it gives up above the most', () => {
  expect(countMistakes('canva', 'claude', 2).whole).toBe(never);
  expect(countMistakes('cnav', 'canva', 1).whole).toBe(never);
  expect(countMistakes('canvas', 'can', 2)).toEqual({ whole: never, beginning: never });
});

test('the beginning of a longer word is told beside the whole', () => {
  expect(countMistakes('midj', 'midjourney', 1)).toEqual({ whole: never, beginning: 0 });
  expect(countMistakes('mdjou', 'midjourney', 1)).toEqual({ whole: never, beginning: 1 });
});

test('one mistake is believed from four letters on, two from eight', () => {
  expect([3, 4, 7, 8, 20].map(mistakesAllowed)).toEqual([0, 1, 1, 2, 2]);
});

test('words that are told apart by their letters alone are never within as many mistakes', () => {
  const words = [
    'canva',
    'cnav',
    'claude',
    'chatgpt',
    'chatgtp',
    'midj',
    'midjourney',
    'mdjou',
    'breach',
    'preaching',
    '2x',
    'ä',
    '',
  ];
  for (const typedWord of words)
    for (const meantWord of words)
      for (const most of [1, 2]) {
        const { whole, beginning } = countMistakes(typedWord, meantWord, most);
        if (Math.min(whole, beginning) <= most)
          expect(lacksFewLetters(lettersOf(typedWord), lettersOf(meantWord), most), `${typedWord} for ${meantWord}`).toBe(true);
      }
  expect(lacksFewLetters(lettersOf('canva'), lettersOf('claude'), 1)).toBe(false);
});
