import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import { claimsIn, unsupportedReason } from './claims.ts';
import type { Fact } from './fact-schema.ts';

const personal = buildFact({ plan: 'Free and Pro', answer: 'on unless switched off', says: 'It may train unless you opt out.' });
const office = buildFact({ id: 'office', plan: 'Team and Enterprise', answer: 'no' });
const retention = buildFact({
  id: 'kept',
  about: 'retention',
  answer: 'a set time',
  says: 'Up to 30 days.',
  quote: 'up to 5 years',
});
const age = buildFact({
  id: 'age',
  about: 'age',
  answer: '18',
  says: 'You must be at least 18.',
  quote: 'at least 18',
  edition: 'European',
});
const facts = [personal, office, retention, age];
/** Reasons why the claims of a text aren't supported; undefined for one that is. */
const why = (text: string, knownFacts: readonly Fact[] = facts) =>
  claimsIn(text).map((claim) => unsupportedReason(claim, knownFacts));

test.each([
  'Free may train on chats unless switched off.',
  'Pro: Same training rule.',
  'Team doesn’t train on what you type.',
  'Enterprise: No training by default.',
  'Chats are kept for up to five years.',
  'A chat leaves within 30 days, and is deleted in 30 days.',
  'In the European edition of its terms the minimum age is 18.',
])('a fact carries it: %s', (text) => {
  expect(why(text).length).toBeGreaterThan(0);
  expect(why(text).filter(Boolean)).toEqual([]);
});

test.each([
  ['Free doesn’t train on chats.', 'no fact on training says so'],
  ['Personal chats weren’t used for training.', 'no fact on training says so'],
  ['Team trains on what you type.', 'no fact on training says so'],
  ['Chats are kept for seven years.', 'no fact on retention says so'],
  ['In the European edition the minimum age is 13.', 'no fact on age says so'],
  ['The minimum age is 18.', 'its facts on age were read in the European edition alone, which the sentence must name'],
])('%s No: %s', (text, reason) => {
  expect(why(text)).toContain(reason);
});

test('what only others say must say so', () => {
  const others = [buildFact({ by: 'third party', answer: 'yes', plan: 'all plans' })];
  expect(why('It trains on what you type.', others)).toEqual([
    'its facts on training are others’ words, and the sentence must say so',
  ]);
  expect(why('As quoted by readers, it trains on what you type.', others)).toEqual([undefined]);
});

test('an edition that no fact names is not claimed', () => {
  expect(why('It is sold in the EU only.', [office])).toEqual(['no fact was read in one edition or holds for one region alone']);
  expect(why('It is sold in the EU only.', [age])).toEqual([undefined]);
});

test.each([
  'We didn’t find whether they train on it.',
  'A judge ruled that training on lawfully bought books is fair use.',
  'A volunteer with no training can make a flyer.',
  'No, until a dated page gives the minimum age.',
  'She trains the office on Tuesday.',
])('it claims nothing of a company: %s', (text) => {
  expect(claimsIn(text)).toEqual([]);
});
