import { expect, test } from 'vitest';
import { parseHappened } from './happened.ts';

test.each(['child', 'home'] as const)('the address says that it is about: %s', (happened) => {
  expect(parseHappened({ happened })).toEqual({ happened });
});

test.each(['life', '', 'flood', ['child'], undefined])('%j is the page as it opens, under its own address', (happened) => {
  expect(parseHappened({ happened })).toEqual({});
});
