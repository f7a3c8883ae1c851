import { expect, test } from 'vitest';
import { blankCount, promptCopy, promptParts } from './prompt-text.ts';

const text = 'Write about [the passage].\n\nThe transcript:\n[the transcript]\n';

test('a prompt is cut at its blanks, and an empty one keeps its name in brackets', () => {
  expect(promptParts(text)).toEqual([
    { text: 'Write about ' },
    { text: '[the passage]', blank: 'the passage' },
    { text: '.\n\nThe transcript:\n' },
    { text: '[the transcript]', blank: 'the transcript' },
  ]);
});

test('what is typed takes the place of its blank, wherever it stands, and copies with the rest', () => {
  const parts = promptParts(`${text}Again: [the passage]`, { 'the passage': ' Mark 4:1–2 ', 'the transcript': '   ' });
  expect(promptCopy(parts)).toBe('Write about Mark 4:1–2.\n\nThe transcript:\n[the transcript]\nAgain: Mark 4:1–2');
  expect(parts.filter(({ isFilled }) => isFilled)).toHaveLength(2);
});

test('brackets and dollars that somebody types stay as they are typed', () => {
  expect(promptCopy(promptParts('For [whom]', { whom: '[nobody] $& $1' }))).toBe('For [nobody] $& $1');
});

test.each([
  [0, 'No blanks'],
  [1, 'One blank'],
  [2, 'Two blanks'],
  [8, 'Eight blanks'],
])('%i blanks are called %s', (count, words) => {
  expect(blankCount(count)).toBe(words);
});
