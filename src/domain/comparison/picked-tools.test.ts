import { expect, test } from 'vitest';
import { pick, pickedTools, readPicks } from './picked-tools.ts';

test.each([
  ['otter,fireflies', ['otter', 'fireflies']],
  [' otter , fireflies ', ['otter', 'fireflies']],
  ['otter,otter,fireflies', ['otter', 'fireflies']],
  ['otter,,', ['otter']],
  ['Otter,<b>,../x,otter', ['otter']],
  ['', []],
  [undefined, []],
  [['otter'], []],
])('the address %j names %j', (given, slugs) => {
  expect(pickedTools(given)).toEqual(slugs);
});

test('a fifth tool is still named, so that it can be told what is left out; a thirteenth is not read', () => {
  const named = Array.from({ length: 14 }, (_, number) => `tool-${number}`);
  expect(pickedTools(named.slice(0, 5).join(','))).toHaveLength(5);
  expect(pickedTools(named.join(','))).toEqual(named.slice(0, 12));
});

const tools = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: slug.toUpperCase() }));
const [a, b, , , e] = tools as [(typeof tools)[0], (typeof tools)[0], unknown, unknown, (typeof tools)[0]];

test('picks stand in the order of picking, each once', () => {
  expect(pick(pick([a], b, true), a, true)).toEqual([b, a]);
  expect(pick([a, b], a, false)).toEqual([b]);
});

test('a fifth pick changes nothing', () => {
  expect(pick(tools.slice(0, 4), e, true)).toEqual(tools.slice(0, 4));
});

test.each([null, 'no json', '{}', '[1,null,{"slug":"../x","name":"x"},{"slug":"x"}]'])(
  'a store that holds %j holds no picks',
  (stored) => {
    expect(readPicks(stored)).toEqual([]);
  },
);

test('picks are read as they were written, four at most', () => {
  expect(readPicks(JSON.stringify([a, b]))).toEqual([a, b]);
  expect(readPicks(JSON.stringify(tools))).toHaveLength(4);
});
