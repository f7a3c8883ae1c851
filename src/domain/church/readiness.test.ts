import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parseReadinessSearch, readinessName, readinessPlan } from './readiness.ts';
import { readinessFileSchema } from './readiness-schema.ts';

const { questions } = readinessFileSchema.parse(load(readFileSync('content/your-church/readiness.yaml', 'utf8')));
const all = (answer: string) => Object.fromEntries(questions.map((_, at) => [readinessName(at + 1), answer]));

test('what is answered with yes is no step, what is begun stays one, and without an answer it is one too', () => {
  expect(readinessPlan(questions, parseReadinessSearch(all('a')))).toEqual([]);
  const plan = readinessPlan(questions, parseReadinessSearch({ ...all('a'), r3: 'b', r5: 'c', r8: '' }));
  expect(plan.map(({ day, isBegun }) => [day, isBegun])).toEqual([
    [14, true],
    [21, false],
    [40, false],
  ]);
});

test('steps stand in the order of their days and never after the ninetieth, over the end of a year too', () => {
  const plan = readinessPlan(questions, parseReadinessSearch({ ...all('c'), from: '2026-11-25' }));
  const dates = plan.map(({ date }) => date ?? '');
  expect(plan).toHaveLength(12);
  expect(dates).toEqual(dates.toSorted());
  expect([dates[0], dates.at(-1)]).toEqual(['2026-12-02', '2027-02-23']);
});

test.each(['2026-02-30', '2026-13-01', 'tomorrow', '1999-01-01', ['2026-11-25']])('%s is no first day', (from) => {
  expect(parseReadinessSearch({ from, r1: 'd', r13: 'a', church: 'Grace' })).toEqual({});
});
