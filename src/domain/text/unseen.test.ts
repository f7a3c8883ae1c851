import { expect, test } from 'vitest';
import { hasUnseen, withoutControls, withoutUnseenEnds } from './unseen.ts';

test.each(['\u200B', '\uFEFF', '\u00A0', '\u00AD', '\u2060', '\u202C', '\u0007', '\t', ' '])(
  'what nobody sees (%j) goes from the ends of a line, and is found inside it',
  (character) => {
    expect(withoutUnseenEnds(`${character}a@b.example${character}${character}`)).toBe('a@b.example');
    expect(hasUnseen(`a@b.ex${character}ample`)).toBe(true);
  },
);

test('a line of what can be seen stays as it is', () => {
  for (const line of ['a@b.example', 'ü@köln.example', '']) {
    expect(withoutUnseenEnds(line)).toBe(line);
    expect(hasUnseen(line)).toBe(false);
  }
});

test('control characters go, tabs and line ends stay', () => {
  expect(withoutControls('minutes\vof\fmeetings')).toBe('minutes of meetings');
  expect(withoutControls('a\u0000\u0007\u001B\u007F\u0085\uFFFEb\tc\r\nd 😀')).toBe('ab\tc\r\nd 😀');
});
