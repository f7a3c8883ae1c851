import { expect, test } from 'vitest';
import type { CrisisWords } from './crisis-words.ts';
import { crisisIn, crisisWordsFileSchema, noCrisisWords } from './crisis-words.ts';

const words: CrisisWords = {
  sets: { child: ['child', '아이'], hits: ['hits', 'beats'], whom: ['her', 'him'] },
  groups: [
    { leadsTo: 'life', happened: 'life', rows: ['overdose', '자살'] },
    { leadsTo: 'child', happened: 'child', beside: 'child', rows: ['danger', '{hits} {whom}'] },
    { leadsTo: 'home', happened: 'home', rows: ['danger', '{hits} {whom}'] },
  ],
  harmless: ['danger mouse'],
};
const leadOf = (query: string) => crisisIn(words, query)?.leadsTo;

test.each([
  ['Overdose!', 'life'],
  ['overdoses at camp', 'life'],
  ['he hits her', 'home'],
  ['a child says he beats him', 'child'],
  ['danger, and an overdose', 'life'],
  ['자살을 생각해요', 'life'],
])('“%s” is of the first group that says it', (query, group) => {
  expect(leadOf(query)).toBe(group);
});

test.each(['', 'hits of the year', 'he hits a note for her', 'endangered', 'over dose', 'her hits', '혼자 살아요'])(
  '“%s” holds no whole row',
  (query) => {
    expect(leadOf(query)).toBeUndefined();
  },
);

test('one slip of the finger in a long word is forgiven, but on its first letter, and a word of English is meant as it stands', () => {
  expect(['overdse', 'ovredose', 'obverdoses'].map(leadOf)).toEqual(['life', 'life', undefined]);
  expect(['iverdose', 'ranger', 'dangle'].map(leadOf)).toEqual([undefined, undefined, undefined]);
});

test('what only sounds like it is read past, each time that it stands there', () => {
  expect(leadOf('danger mouse')).toBeUndefined();
  expect(leadOf('danger mouse and danger')).toBe('home');
  expect(leadOf('danger mouse, danger mouse')).toBeUndefined();
});

test('without a list no query is one of a fright', () => {
  expect(crisisIn(noCrisisWords, 'overdose')).toBeUndefined();
});

test.each([
  [{ ...words, sets: {} }, "there is no set 'child'"],
  [{ ...words, groups: [{ ...words.groups[0], rows: ['overdose', 'overdose'] }] }, "says 'overdose' twice"],
  [{ ...words, harmless: ['Danger'] }, 'must be lower-case words, or {sets} of them'],
  [{ ...words, sets: { ...words.sets, whom: ['{child}'] } }, 'must be plain words'],
])('a list that nothing could be judged by is refused: %#', (file, message) => {
  expect(crisisWordsFileSchema.safeParse(file).error?.issues.map((issue) => issue.message)).toContain(message);
});
