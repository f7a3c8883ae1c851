import { expect, test } from 'vitest';
import { buildAnswer, buildDuty } from '#tests/guidance-builders.ts';
import { lawDateProblems, numberProblems } from './law-rules.ts';

const duties = [buildDuty({ id: 'emergency', kind: 'number', number: '911', of: 'official' })];
const numbersOf = (text: string) =>
  numberProblems([{ file: 'answers/a.yaml', field: 'answer', text }], duties).map(({ message }) => message);

test.each([
  'Call 988 now.',
  'Dial 116 123.',
  'They texted 1737 at night.',
  'The line is 0800 1110111.',
  'Ring +44 20 7946 0000.',
])('a number that no row has is told: %s', (text) => {
  expect(numbersOf(text)).toEqual([expect.stringContaining('which is no row of duties.yaml')]);
});

test.each([
  'If someone is in danger, call 911 first.',
  'Text 30 people, and call 12 of them.',
  'It takes in 1,000,000 words, since 2026-11-22.',
  'See 2 Corinthians 13:1–2 and the years 1997–2026.',
])('a number that has a row, a sum, a day and a verse are none: %s', (text) => {
  expect(numbersOf(text)).toEqual([]);
});

test('a day of law stands in what the answer quotes or in a row that it names', () => {
  const answer = (overrides: object) => buildAnswer({ legal: true, answer: 'It applies since August 2, 2026.', ...overrides });
  const row = buildDuty({ id: 'act', kind: 'date', number: undefined, says: 'It has applied since August 2, 2026.' });
  const problems = [expect.objectContaining({ message: 'names August 2, 2026, which none of its grounds and duties holds' })];
  expect(lawDateProblems([answer({})], [row])).toEqual(problems);
  expect(lawDateProblems([answer({ duties: ['act'] })], [row])).toEqual([]);
  expect(lawDateProblems([answer({ legal: false })], [row])).toEqual([]);
  const [ground] = answer({}).grounds;
  const groundOf = (date: string) => [{ ...ground, dated: date }];
  expect(lawDateProblems([answer({ grounds: groundOf('2 August 2026') })], [])).toEqual([]);
  expect(lawDateProblems([answer({ grounds: groundOf('2026-08-02') })], [])).toEqual([]);
  expect(lawDateProblems([answer({ grounds: groundOf('2026-08-20') })], [])).toEqual(problems);
});
