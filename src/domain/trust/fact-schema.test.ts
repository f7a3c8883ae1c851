import { expect, test } from 'vitest';
import { buildFact, buildTermsChange } from '#tests/builders.ts';
import { answerPattern } from './fact-answers.ts';
import { evidenceSchema, factSchema, termsChangeSchema } from './fact-schema.ts';
import { factTopics, nounOfTopic } from './fact-topics.ts';

const refusedAt = (overrides: object) =>
  factSchema.safeParse({ ...buildFact(), ...overrides }).error?.issues.map(({ path }) => path.join('.'));

test.each(['plan', 'source', 'read', 'quote', 'document', 'by', 'confidence', 'says'] as const)(
  'a fact without its %s is refused',
  (field) => {
    const { [field]: _, ...rest } = buildFact();
    expect(factSchema.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  },
);

test('what a fact says does not begin with the answer, which stands before it', () => {
  expect(refusedAt({ says: 'No: nothing that you enter.' })).toEqual(['says']);
  expect(refusedAt({ says: 'Yes, by default.' })).toEqual(['says']);
  expect(refusedAt({ says: 'No chat is kept.' })).toBeUndefined();
});

test.each([
  ['25 words', 'word '.repeat(24).concat('word'), undefined],
  ['26 words', 'word '.repeat(25).concat('word'), ['quote']],
])('a quotation of %s', (_, quote, problems) => {
  expect(refusedAt({ quote })).toEqual(problems);
});

test.each([
  ['training', 'maybe', ['answer']],
  ['training', 'no way', ['answer']],
  ['training', undefined, ['answer']],
  ['training', 'off unless switched on', undefined],
  ['age', '13', undefined],
  ['age', 13, undefined],
  ['age', '0', ['answer']],
  ['age', '21', undefined],
  ['age', '22', ['answer']],
  ['location', undefined, undefined],
  ['location', 'yes', ['answer']],
])('on %s the answer %j', (about, answer, problems) => {
  expect(refusedAt({ about, answer })).toEqual(problems);
});

test('a wrong answer is told by its topic: that it is none of its list, or that there is nothing to answer', () => {
  const messagesOf = (overrides: object) =>
    factSchema.safeParse({ ...buildFact(), ...overrides }).error?.issues.map(({ message }) => message);
  expect(messagesOf({ about: 'training', answer: 'maybe' })).toEqual(["must answer 'training' from its list"]);
  expect(messagesOf({ about: 'location', answer: 'yes' })).toEqual(["'location' takes no answer"]);
});

test('each topic stands in the list once, and one that asks for a sentence alone has no answers', () => {
  expect(new Set(factTopics.map(({ about }) => about)).size).toBe(factTopics.length);
  expect(answerPattern('location')).toBeUndefined();
});

// Closed lists of docs/product.md.
test.each([
  ['training', 'no | off unless switched on | on unless switched off | yes | unclear'],
  ['retention', 'not kept | until you delete it | a set time | as long as needed | unclear'],
  ['review', 'no | only with permission | yes | unclear'],
  ['sharing', 'no | yes | unclear'],
  ['agreement', 'yes | no | unclear'],
  ['children', 'not allowed | with a parent’s or school’s consent | allowed | unclear'],
  ['output', 'you | you, with limits | not you | public unless you pay | unclear'],
  ['discount', 'yes | no | unclear'],
])('on %s a document answers one of: %s', (about, answers) => {
  for (const answer of answers.split(' | ')) {
    expect(refusedAt({ about, answer }), answer).toBeUndefined();
    expect(refusedAt({ about, answer: `${answer} x` }), answer).toEqual(['answer']);
    expect(refusedAt({ about, answer: `x ${answer}` }), answer).toEqual(['answer']);
  }
});

test.each(['access', 'ownership', 'leaving', 'location', 'consent', 'price', 'languages', 'status'])(
  'on %s there is nothing to choose',
  (about) => {
    expect(refusedAt({ about, answer: undefined })).toBeUndefined();
    expect(refusedAt({ about, answer: 'no' })).toEqual(['answer']);
  },
);

test.each([
  ['by', ['maker', 'third party', 'the college'], 'a friend'],
  ['confidence', ['high', 'medium', 'low'], 'certain'],
])('the %s of a fact is one of %j', (field, values, other) => {
  for (const value of values) expect(refusedAt({ [field]: value })).toBeUndefined();
  expect(refusedAt({ [field]: other })).toEqual([field]);
});

test('a change of terms is told by a maker or a third party, and touches at least one topic', () => {
  const isValid = (overrides: object) => termsChangeSchema.safeParse({ ...buildTermsChange(), ...overrides }).success;
  expect(isValid({ by: 'maker' })).toBe(true);
  expect(isValid({ by: 'third party' })).toBe(true);
  expect(isValid({ by: 'the college' })).toBe(false);
  expect(isValid({ touches: [] })).toBe(false);
});

test('evidence may hold facts, changes, both or nothing yet', () => {
  expect(evidenceSchema.parse({})).toEqual({ facts: [], changes: [] });
  expect(evidenceSchema.parse({ facts: [buildFact()] }).facts).toEqual([buildFact()]);
});

test('a topic has a noun of its own for sentences', () => {
  expect(nounOfTopic('retention')).toBe('how long it is kept');
  expect(new Set(factTopics.map(({ about }) => nounOfTopic(about))).size).toBe(factTopics.length);
});

test.each([
  [undefined, '2026-11-22', true],
  ['2026-11-22', '2026-11-22', true],
  ['2026-11-23', '2026-11-22', false],
  ['2026-11', '2026-11-22', true],
  ['2026-12', '2026-11-22', false],
  ['2026-11-30', '2026-11', true],
])('a copy of %s that was read on %s may be: %s', (copied, read, isGood) => {
  expect(refusedAt({ copied, read })).toEqual(isGood ? undefined : ['copied']);
  expect(termsChangeSchema.safeParse({ ...buildTermsChange(), copied, read }).success).toBe(isGood);
});
