import { expect, test } from 'vitest';
import type { Known, ListedTest } from './titles.ts';
import { judgeTests, readTitles, rulesOf, writeTitles } from './titles.ts';

const unit = 'src/domain/lamp.test.ts';
const journey = 'tests/journeys/lamp.spec.ts';
const buildTest = (file: string, title: string, rest: Partial<ListedTest> = {}): ListedTest => ({
  file,
  title,
  byDay: true,
  runs: 1,
  ...rest,
});
const all = [
  buildTest(unit, 'a lamp shines'),
  buildTest(unit, 'groups › on %s it is kept'),
  ...['one', 'two', 'three'].map((name) => buildTest(journey, `a visit to ${name}`)),
];
const knownTests: Known = {
  titles: all.map(({ file, title }) => `${file} › ${title}`),
  moved: [],
  rules: [{ rule: 'Lamps shine', file: unit, title: 'a lamp shines' }],
  sourceOf: () => "test.step('the light is on', …)",
};
const judge = (tests: readonly ListedTest[], of: Partial<Known> = {}) => judgeTests(tests, { ...knownTests, ...of });

test('tests that are all known, and rules that all have one, are no problem', () => {
  expect(judge(all)).toEqual([]);
});

test('a rule of the map whose test no command runs is told', () => {
  const [, ...others] = all;
  const moves = [{ was: `${unit} › a lamp shines`, now: `${journey} › a visit to one` }];
  expect(judge(others, { moved: moves })).toEqual([expect.stringContaining('no command runs “a lamp shines”')]);
});

test('a rule of the map whose test runs at night alone is told', () => {
  const night = all.map((one) => (one.title === 'a lamp shines' ? { ...one, byDay: false } : one));
  expect(judge(night)).toEqual([expect.stringContaining('runs at night alone')]);
});

test('the map names a test as its source does: words of a template may be any, and groups may stand before it', () => {
  const rules = [
    { rule: 'Visits', file: journey, title: `a visit to $${'{({ place }) => place}'}` },
    { rule: 'Kept', file: unit, title: 'on %s it is kept' },
    { rule: 'Light', file: journey, title: 'a visit to one › the light is on' },
  ];
  expect(judge(all, { rules })).toEqual([]);
  const dark = { rule: 'Dark', file: journey, title: 'a visit to one › the light is off' };
  expect(judge(all, { rules: [dark] })).toEqual([expect.stringContaining('no command runs “a visit to one › the light is off”')]);
});

test('a title that went without a word of where its rule is held now is told, and one with such a word is not', () => {
  const renamed = all.map((one) => (one.title === 'a visit to two' ? { ...one, title: 'a walk to two' } : one));
  const titles = [...knownTests.titles, `${journey} › a walk to two`];
  expect(judge(renamed, { titles })).toEqual([expect.stringContaining('a visit to two: this test is gone')]);
  const moves = [{ was: `${journey} › a visit to two`, now: [`${journey} › a walk to two`, `${unit} › a lamp shines`] }];
  expect(judge(renamed, { titles, moved: moves })).toEqual([]);
});

test('a rule may be held by a step of a visit, and by a test that moved again', () => {
  const moves = [
    { was: `${journey} › long ago`, now: `${journey} › later` },
    { was: `${journey} › later`, now: `${journey} › a visit to one › the light is on` },
  ];
  expect(judge(all, { moved: moves })).toEqual([]);
});

test('a word of where a rule is held now that leads to no test is told', () => {
  const moves = [{ was: `${journey} › long ago`, now: `${journey} › a visit to one › the light is off` }];
  expect(judge(all, { moved: moves })).toEqual([expect.stringContaining('there is no such test')]);
});

test('a test that the list does not have yet is told with the command that adds it', () => {
  expect(judge([...all, buildTest(unit, 'a lamp goes out')])).toEqual([expect.stringContaining('--only=rules --write')]);
});

test('a quarter of the journeys may run at night alone, counted on each screen, and no more', () => {
  const night = (runs: number) => [...all, buildTest(journey, 'a visit to all', { byDay: false, runs })];
  const titles = [...knownTests.titles, `${journey} › a visit to all`];
  expect(judge(night(1), { titles })).toEqual([]);
  expect(judge(night(2), { titles })).toEqual(['2 of 5 journeys run at night alone: at most a quarter may.']);
});

test('the list is read as it was written, in order of the files', () => {
  const names = [`${journey} › a › b`, `${unit} › z`, `${unit} › c`];
  expect(writeTitles(names)).toBe(`${unit}\n  c\n  z\n${journey}\n  a › b\n`);
  expect(readTitles(writeTitles(names))).toEqual([`${unit} › c`, `${unit} › z`, `${journey} › a › b`]);
});

test('a row of the map is read with its rule, its file and its title', () => {
  expect(rulesOf('| A rule | `tests/a.test.ts` | `a title` |\n| Head | File | Test |')).toEqual([
    { rule: 'A rule', file: 'tests/a.test.ts', title: 'a title' },
  ]);
});
