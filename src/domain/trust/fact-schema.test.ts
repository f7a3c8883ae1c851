import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import { factSchema } from './fact-schema.ts';
import { factAnswers, factTopics } from './fact-topics.ts';

const refusedAt = (overrides: object) =>
  factSchema.safeParse({ ...buildFact(), ...overrides }).error?.issues.map(({ path }) => path.join('.'));

test.each(['plan', 'source', 'read', 'quote', 'document', 'by', 'confidence', 'says'] as const)(
  'a fact without its %s is refused',
  (field) => {
    const { [field]: _, ...rest } = buildFact();
    expect(factSchema.safeParse(rest).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  },
);

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

test('each topic stands in the list once, and one that nobody knows has no answers', () => {
  expect(new Set(factTopics.map(({ about }) => about)).size).toBe(factTopics.length);
  expect(factAnswers('weather')).toBeUndefined();
});
