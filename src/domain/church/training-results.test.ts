import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { ChurchFile } from './church-file.ts';
import { emptyChurch, readChurchFile, writeChurchFile } from './church-file.ts';
import { mergeChurches } from './merge-churches.ts';
import { policyFileSchema } from './policy-schema.ts';
import type { PolicySearch } from './policy-search.ts';
import { trainingOf } from './training.ts';
import { answerKey, ownResult, resultsByVersion, rightOf, startedOver, withAnswer } from './training-results.ts';
import { trainingFileSchema } from './training-schema.ts';

const policy = policyFileSchema.parse(load(readFileSync('content/your-church/policy.yaml', 'utf8')));
const file = trainingFileSchema.parse(load(readFileSync('content/your-church/training.yaml', 'utf8')));
const trainingWith = (answers: PolicySearch) => trainingOf(policy, file, answers);
type Training = ReturnType<typeof trainingWith>;
const situationsOf = ({ units }: Training) => units.flatMap(({ situations }) => situations);

const training = trainingWith({ q6: 'c' });
const situations = situationsOf(training);

interface Given {
  of?: Training;
  from?: number;
  to: number;
  right?: boolean;
  id?: string;
  date?: string;
}

/** Returns the church's file after the situations from one index to another were answered. */
function answer(
  church: ChurchFile,
  { of = training, from = 0, to, right = true, id = 'one', date = '2026-11-28' }: Given,
): ChurchFile {
  return situationsOf(of)
    .slice(from, to)
    .reduce((now, situation) => {
      const place = situation.answers.findIndex((one) => (one.right === true) === right);
      return withAnswer(now, of, { situation, place, id, date });
    }, church);
}

test('the first answer makes the id of whoever takes the training, and the later ones keep it', () => {
  const first = answer(emptyChurch, { to: 1, id: 'one' });
  const second = answer(first, { from: 1, to: 2, id: 'two' });
  expect(second.taking?.id).toBe('one');
  expect(Object.keys(second.taking?.answers ?? {})).toEqual(situations.slice(0, 2).map(answerKey));
  expect(emptyChurch.taking).toBeUndefined();
});

test('a result is there from the twentieth right answer of 24 on, with the version’s mark and the day', () => {
  const almost = answer(emptyChurch, { to: 19 });
  expect(almost.training).toEqual([]);
  const passed = answer(almost, { from: 19, to: 20 });
  expect(passed.training).toEqual([
    { id: 'one', date: '2026-11-28', policyVersion: training.version, mark: training.mark, score: 20 / 24 },
  ]);
  expect(ownResult(passed, training.mark)).toBe(passed.training[0]);
});

test('the best share counts with its day, and never sinks', () => {
  const passed = answer(emptyChurch, { to: 22, date: '2026-11-28' });
  const worse = answer(passed, { to: 10, right: false, date: '2026-11-29' });
  expect(rightOf(situations, worse.taking?.answers ?? {})).toBe(12);
  expect(worse.training).toEqual(passed.training);
  const best = answer(worse, { to: 24, date: '2026-11-30' });
  expect(best.training).toMatchObject([{ date: '2026-11-30', score: 1 }]);
});

test('whoever takes it next finds nothing answered, and has a result of their own', () => {
  const first = answer(emptyChurch, { to: 24, id: 'one' });
  const between = startedOver(first);
  expect(between).toEqual({ ...emptyChurch, training: first.training });
  expect(ownResult(between, training.mark)).toBeUndefined();
  const second = answer(between, { to: 20, id: 'two' });
  expect(second.training.map(({ id, score }) => [id, score])).toEqual([
    ['one', 1],
    ['two', 20 / 24],
  ]);
});

test('an older result without an id is nobody’s who takes the training now', () => {
  const church = { ...emptyChurch, training: [{ date: '2026-01-02', policyVersion: 1, mark: training.mark, score: 1 }] };
  expect(ownResult(church, training.mark)).toBeUndefined();
});

test('another version of the policy has a result of its own, and what its clauses leave as it was need not be answered again', () => {
  const changedTraining = trainingWith({ q6: 'a' });
  const passed = answer(emptyChurch, { to: 24 });
  expect(rightOf(situationsOf(changedTraining), passed.taking?.answers ?? {})).toBe(22);
  expect(ownResult(passed, changedTraining.mark)).toBeUndefined();
  const both = answer(passed, { of: changedTraining, to: 24, date: '2026-12-01' });
  expect([...resultsByVersion(both.training)].map(([mark, of]) => [mark, of.length])).toEqual([
    [changedTraining.mark, 1],
    [training.mark, 1],
  ]);
  expect(ownResult(both, training.mark)).toEqual(passed.training[0]);
});

test('of results without a mark, as older files have them, the version of our sentences is told', () => {
  expect([...resultsByVersion([{ date: '2026-01-02', policyVersion: 1, score: 1 }]).keys()]).toEqual(['1']);
});

test('two people’s files as one have each result once: the better one of a person, under each version', () => {
  const mine = answer(emptyChurch, { to: 21 });
  const theirs = answer(answer(mine, { to: 24, date: '2026-11-30' }), {
    of: trainingWith({ q6: 'a' }),
    to: 24,
    date: '2026-12-01',
  });
  const others = answer(emptyChurch, { to: 20, id: 'two' });
  const merged = mergeChurches(mergeChurches(mine, theirs), others);
  expect(merged.training.map(({ id, mark, date }) => [id, mark === training.mark, date])).toEqual([
    ['one', true, '2026-11-30'],
    ['one', false, '2026-12-01'],
    ['two', true, '2026-11-28'],
  ]);
});

test('a training that is under way comes back from the church’s file as it was', () => {
  const church = answer(emptyChurch, { to: 24 });
  expect(readChurchFile(writeChurchFile(church))).toEqual({ church, leftOut: 0 });
});
