import { expect, test } from 'vitest';
import { answerName, choices, questionCount } from './policy-choices.ts';
import { answersOfMark, differingQuestions, policyMark } from './policy-mark.ts';
import type { PolicySearch } from './policy-search.ts';
import { posture } from './policy-search.ts';

/** Sample of all sets of answers, numbered in base 4: a stride coprime to their count reaches far corners. */
const sets = Array.from({ length: 5_000 }, (_, at): PolicySearch => {
  const answers: PolicySearch = { v: 2 };
  let packed = (at * 53_687_091) % 4 ** questionCount;
  for (let number = 1; number <= questionCount; number++) {
    const choice = choices[(packed % 4) - 1];
    if (choice) answers[answerName(number)] = choice;
    packed = Math.floor(packed / 4);
  }
  return answers;
});

test('no two sets of answers share a mark, and each mark gives its answers back', () => {
  const marks = sets.map((answers) => policyMark(answers, 2));
  expect(new Set(marks).size).toBe(new Set(sets.map((answers) => JSON.stringify(answers))).size);
  expect(marks.map(answersOfMark)).toEqual(sets);
});

test('a mark names the version that the answers were given for, or today’s where they name none', () => {
  expect(policyMark(posture('a', 1), 2)).toMatch(/^1-[0-9a-z]{6}$/);
  expect(policyMark({ q1: 'a' }, 2)).toMatch(/^2-/);
});

test('a mark is read as it is copied from paper', () => {
  const mark = policyMark(posture('c', 2), 2);
  expect(answersOfMark(` ${mark.toUpperCase()} `)).toEqual(posture('c', 2));
  expect(answersOfMark(mark.replace('-', ' '))).toEqual(posture('c', 2));
  expect(answersOfMark('1-oil000')).toEqual(answersOfMark('1-011000'));
});

test.each(['', '2', 'b7k2m0', '0-000000', '2-00000', '2-0000000', '2-00000u', '2-zzzzzz', '2-00000/'])(
  '“%s” is no mark',
  (mark) => {
    expect(answersOfMark(mark)).toBeUndefined();
  },
);

test('two sets differ in the questions that they answer differently, a default among them', () => {
  expect(differingQuestions({ q1: 'a', q9: 'b' }, { q1: 'a', q9: 'c', q14: 'b' })).toEqual([9, 14]);
  expect(differingQuestions(posture('b', 1), posture('b', 2))).toEqual([]);
});
