import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { againstYouth, refusesYouth } from './with-youth.ts';

const age = buildFact({ id: 'age', about: 'age', answer: '13' });
const training = buildFact({ id: 'training', about: 'training', answer: 'on unless switched off' });
const output = (quote: string) => buildFact({ id: 'output-use', about: 'use', answer: undefined, quote });

test.each<[string, Fact[], string[]]>([
  ['an age, and training that can be switched off', [age, training], []],
  [
    'terms for personal use',
    [age, training, output('You can only use Copilot for your own personal use.')],
    ['its terms are for personal use only'],
  ],
  [
    'terms for personal, non-commercial use',
    [age, training, output('for your personal, non-commercial use only')],
    ['its terms are for personal use only'],
  ],
  ['terms on what is made', [age, training, output('You own what you make.')], []],
  ['people who read', [age, training, buildFact({ about: 'review', answer: 'yes' })], ['people may read what’s typed']],
  ['an unclear word on people who read', [age, training, buildFact({ about: 'review', answer: 'unclear' })], []],
  ['training without a switch', [age, buildFact({ about: 'training', answer: 'yes' })], ['it trains on what’s typed']],
  [
    'an unclear word on training',
    [age, buildFact({ about: 'training', answer: 'unclear' })],
    ['its company says nothing on training'],
  ],
  ['training by another’s word alone', [age, { ...training, by: 'third party' }], ['its company says nothing on training']],
  ['no age', [training], ['its company gives no minimum age']],
])('%s says against youth groups what it says', (_, facts, against) => {
  expect(againstYouth(facts)).toEqual(against);
});

test('a word on youth groups is no where it begins so', () => {
  expect(['No.', 'No: it trains.', 'No, until we’ve read it.', 'Not before 13.', 'With a leader.'].map(refusesYouth)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
