import { expect, test } from 'vitest';
import { comparable } from './comparable.ts';

test.each([
  ['Children’s', "children's"],
  ['Children`s', "children's"],
  ['ｃｈａｔｇｐｔ', 'chatgpt'],
  ['“Pro” plan', '"pro" plan'],
  ['text‑to‑speech', 'text-to-speech'],
  ['2024–25', '2024-25'],
  ['a\u00a0b\t c', 'a b c'],
  ['ﬁle', 'file'],
  ['Café', 'café'],
])('%s is compared as %s', (text, compared) => {
  expect(comparable(text)).toBe(compared);
  expect(comparable(compared)).toBe(compared);
});
