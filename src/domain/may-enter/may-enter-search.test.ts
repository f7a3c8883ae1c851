import { expect, test } from 'vitest';
import { longestAsked, parseMayEnter } from './may-enter-search.ts';

test('an address is read as it stands, and every key is named', () => {
  expect(parseMayEnter({ what: 'prayer list', tool: ' ChatGPT ' })).toEqual({ what: 'prayer list', tool: 'ChatGPT' });
  expect(Object.keys(parseMayEnter({}))).toEqual(['what', 'tool']);
});

test('what makes no sense counts as not said, and what is too long is cut', () => {
  expect(parseMayEnter({ what: 5, tool: ['a'] })).toEqual({ what: undefined, tool: undefined });
  expect(parseMayEnter({ what: '  ', tool: '' })).toEqual({ what: undefined, tool: undefined });
  expect(parseMayEnter({ tool: 'x'.repeat(longestAsked + 1) }).tool).toHaveLength(longestAsked);
});
