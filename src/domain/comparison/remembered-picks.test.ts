import { expect, test } from 'vitest';
import { pick, readPicks } from './remembered-picks.ts';

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
  (storedText) => {
    expect(readPicks(storedText)).toEqual([]);
  },
);

test('picks are read as they were written, four at most', () => {
  expect(readPicks(JSON.stringify([a, b]))).toEqual([a, b]);
  expect(readPicks(JSON.stringify(tools))).toHaveLength(4);
});
