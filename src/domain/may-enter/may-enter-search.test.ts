import { expect, test } from 'vitest';
import { anyTool, longestAsked, parseMayEnter, toolAskedFor } from './may-enter-search.ts';

test('an address is read as it stands, and every key is named', () => {
  expect(parseMayEnter({ what: 'prayer list', tool: ' ChatGPT ' })).toEqual({ what: 'prayer list', tool: 'ChatGPT' });
  expect(Object.keys(parseMayEnter({}))).toEqual(['what', 'tool']);
});

test('what makes no sense counts as not said, and what is too long is cut', () => {
  expect(parseMayEnter({ what: 5, tool: ['a'] })).toEqual({ what: undefined, tool: undefined });
  expect(parseMayEnter({ what: '  ' })).toEqual({ what: undefined, tool: undefined });
  expect(parseMayEnter({ tool: 'x'.repeat(longestAsked + 1) }).tool).toHaveLength(longestAsked);
});

test('a field that was sent empty asks for any tool, as its words do', () => {
  for (const tool of ['', '  ', 'any', 'Any tool', ' ANY TOOL ']) {
    expect(parseMayEnter({ what: 'recordings', tool })).toEqual({ what: 'recordings', tool: anyTool });
    expect(toolAskedFor(tool)).toBe(anyTool);
  }
  expect(parseMayEnter({ what: 'recordings' }).tool).toBeUndefined();
  expect(toolAskedFor('Anything LLM')).toBe('Anything LLM');
});
