import { expect, test } from 'vitest';
import { pickedTools } from './picked-tools.ts';

test.each([
  ['otter,fireflies', ['otter', 'fireflies']],
  [' otter , fireflies ', ['otter', 'fireflies']],
  ['otter,otter,fireflies', ['otter', 'fireflies']],
  ['otter,,', ['otter']],
  ['Otter,<b>,../x,otter', ['otter']],
  ['', []],
  [undefined, []],
  [['otter'], []],
])('the address %j names %j', (value, slugs) => {
  expect(pickedTools(value)).toEqual(slugs);
});

test('a fifth tool is still named, so that it can be told what is left out; a thirteenth is not read', () => {
  const slugs = Array.from({ length: 14 }, (_, number) => `tool-${number}`);
  expect(pickedTools(slugs.slice(0, 5).join(','))).toHaveLength(5);
  expect(pickedTools(slugs.join(','))).toEqual(slugs.slice(0, 12));
});
