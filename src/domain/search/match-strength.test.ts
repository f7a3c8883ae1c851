import { expect, test } from 'vitest';
import { byMatch, matchStrength } from './match-strength.ts';

test.each([
  ['Canva', 'canva', 4],
  ['Canva', ' CANVA ', 4],
  ['Canva Pro', 'canva', 3],
  ['My Canva', 'canva', 2],
  ['MyCanva', 'canva', 1],
  ['MyCanva or Canva', 'canva', 2],
  ['Figma', 'canva', 0],
  ['Canva', '', 0],
])('%s fits %s with %i', (text, query, strength) => {
  expect(matchStrength(text, query)).toBe(strength);
});

test('records stand by their weightiest text, then by the next; equals stay as they came', () => {
  const records = [
    { name: 'Relight', about: 'light' },
    { name: 'B', about: 'light' },
    { name: 'A', about: 'light' },
    { name: 'Light', about: '' },
    { name: 'C', about: 'delight' },
  ];
  expect(byMatch(records, 'light', ({ name, about }) => [name, about]).map(({ name }) => name)).toEqual([
    'Light',
    'Relight',
    'B',
    'A',
    'C',
  ]);
  expect(byMatch(records, ' ', ({ name }) => [name])).toEqual(records);
  expect(byMatch(records, undefined, ({ name }) => [name])).toEqual(records);
});

test('a single letter leaves every record where it stands; the second puts them in order', () => {
  const records = [{ name: 'Bright light' }, { name: 'Lilac' }];
  expect(byMatch(records, ' l ', ({ name }) => [name])).toEqual(records);
  expect(byMatch(records, 'li', ({ name }) => [name])).toEqual(records.toReversed());
});
