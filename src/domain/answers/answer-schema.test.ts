import { expect, test } from 'vitest';
import { answerSchema, groundSchema, isOurAdvice } from './answer-schema.ts';

const ground = {
  shows: 'What the law says',
  quote: 'Consent is needed.',
  publisher: 'The regulator',
  of: 'official',
  source: 'https://law.example/consent',
  read: '2026-11-22',
};
const answer = {
  slug: 'consent',
  question: 'Does everyone have to agree?',
  topic: 'Meetings and recording',
  lead: 'Ask everyone.',
  answer: 'In many places the law asks for it.',
  asked: ['record a meeting', 'consent', 'notetaker'],
  written: '2026-11-22',
};
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n ');
/** Paths of an answer's validation errors; undefined if it is valid. */
const faultsOf = (overrides: object) =>
  answerSchema.safeParse({ ...answer, ...overrides }).error?.issues.map(({ path }) => path.join('.'));

test('an answer rests on nothing, tells no law and leads nowhere unless it says so', () => {
  expect(answerSchema.parse(answer)).toEqual({ ...answer, grounds: [], duties: [], related: [], legal: false, status: 'active' });
});

test('an answer is our advice where neither a document nor a law stands behind it', () => {
  const of = (overrides: object) => isOurAdvice(answerSchema.parse({ ...answer, ...overrides }));
  expect(of({})).toBe(true);
  expect(of({ grounds: [ground] })).toBe(false);
  expect(of({ duties: ['us-988'] })).toBe(false);
});

test.each([
  ['its question does not end with a question mark', { question: 'Everyone must agree.' }, ['question']],
  ['its topic is none of ours', { topic: 'Gardening' }, ['topic']],
  ['it has 120 words', { answer: words(120) }, undefined],
  ['it has 121 words', { answer: words(121) }, ['answer']],
  ['it leads to another site', { related: ['https://elsewhere.example'] }, ['related.0']],
  ['it leads to a page of ours', { related: ['/answers'] }, undefined],
  ['it has no day of writing', { written: undefined }, ['written']],
])('when %s', (_, overrides, faults) => {
  expect(faultsOf(overrides)).toEqual(faults);
});

test.each(['official', 'maker', 'church', 'press', 'third party'])('it may rest on what is told by %s', (of) => {
  expect(faultsOf({ grounds: [{ ...ground, of }] })).toBeUndefined();
});

test('what it rests on has a known kind of teller, and a quotation of at most 25 words', () => {
  const accepts = (overrides: object) => groundSchema.safeParse({ ...ground, ...overrides }).success;
  expect(accepts({ of: 'a friend' })).toBe(false);
  expect(accepts({ quote: words(25) })).toBe(true);
  expect(accepts({ quote: words(26) })).toBe(false);
});
