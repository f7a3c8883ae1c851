import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { answerName, choices, questionCount } from './policy-choices.ts';
import { policyFileSchema } from './policy-schema.ts';
import type { PolicySearch } from './policy-search.ts';
import { posture } from './policy-search.ts';
import { policyClauses } from './policy-text.ts';
import { isPassed, signedClauses, trainingFor } from './training.ts';
import { trainingFileSchema } from './training-schema.ts';

const policy = policyFileSchema.parse(load(readFileSync('content/your-church/policy.yaml', 'utf8')));
const file = trainingFileSchema.parse(load(readFileSync('content/your-church/training.yaml', 'utf8')));
const unitsFor = (answers: PolicySearch) => trainingFor(file, policyClauses(policy, answers), answers);

/** Sets that contain each answer to each question, as well as our defaults. */
const sets: PolicySearch[] = [
  {},
  ...choices.map((choice) => posture(choice, 1)),
  ...Array.from({ length: questionCount }, (_, at) => choices.map((choice) => ({ [answerName(at + 1)]: choice }))).flat(),
];

test('any set of answers gives four units of six situations, each with a clause of the church’s own policy', () => {
  for (const answers of sets) {
    const clauses = policyClauses(policy, answers);
    const units = unitsFor(answers);
    expect(units.map(({ situations }) => situations.length)).toEqual([6, 6, 6, 6]);
    for (const { clause, clauseNumber, clauseText } of units.flatMap(({ situations }) => situations)) {
      expect(clauses[clauseNumber - 1]).toMatchObject({ head: clause, text: clauseText });
    }
  }
});

test('every situation is asked of some church, and of that church once', () => {
  const firstAnswers = new Set(
    sets.flatMap((answers) => unitsFor(answers).flatMap(({ situations }) => situations.map(({ answers: [one] }) => one))),
  );
  expect(firstAnswers.size).toBe(file.units.flatMap(({ situations }) => situations).length);
  for (const answers of sets) {
    const names = unitsFor(answers).flatMap(({ situations }) => situations.map(({ name }) => name));
    expect(new Set(names).size).toBe(24);
  }
});

test('the right answer changes with the church’s own answer', () => {
  const rightOn = (answers: PolicySearch) =>
    unitsFor(answers)
      .flatMap(({ situations }) => situations)
      .find(({ name }) => name === 'The address list')
      ?.answers.find(({ right }) => right)?.label;
  expect(rightOn({ q6: 'a' })).toBe('Use the mail merge of the office program');
  expect(rightOn({ q6: 'c' })).toMatch(/^Only in a plan on your list/);
});

test('a unit takes at most twelve minutes: its words at 100 a minute', () => {
  for (const { name, minutes, passages, situations } of sets.flatMap(unitsFor)) {
    const texts = [
      ...passages.flatMap(({ text }) => text),
      ...situations.flatMap(({ tell, answers }) => [tell, ...answers.map(({ label }) => label)]),
    ];
    expect(texts.join(' ').split(/\s+/).length / 100, name).toBeLessThanOrEqual(minutes);
  }
});

test('four of five pass, and one fewer does not', () => {
  expect(isPassed(20, 24)).toBe(true);
  expect(isPassed(19, 24)).toBe(false);
  expect(isPassed(4, 5)).toBe(true);
});

test('what is signed are five clauses in the words of the policy', () => {
  const clauses = policyClauses(policy, { q4: 'c' });
  expect(signedClauses(clauses).map(({ head }) => head)).toHaveLength(5);
  expect(signedClauses(clauses)[0]?.text).toMatch(/^Anyone may use any tool for published text/);
});
