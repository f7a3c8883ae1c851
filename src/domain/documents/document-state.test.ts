import { expect, test } from 'vitest';
import type { QuotationState } from './document-state.ts';
import { asQuotation, needsDecision, stateOfDocument } from './document-state.ts';

test.each<[QuotationState[], QuotationState]>([
  [[], 'waiting'],
  [['stands', 'stands'], 'stands'],
  [['stands', 'waiting'], 'waiting'],
  [['waiting', 'unreadable', 'stands'], 'unreadable'],
  [['unreadable', 'gone'], 'gone'],
  [['stands', 'gone', 'reworded'], 'reworded'],
])('a document with the quotations %j: %s', (quotations, state) => {
  expect(stateOfDocument(quotations)).toBe(state);
});

test.each<[QuotationState, boolean]>([
  ['reworded', true],
  ['gone', true],
  ['unreadable', false],
  ['waiting', false],
  ['stands', false],
])('a quotation that is %s needs a decision: %s', (state, isUndecided) => {
  expect(needsDecision(state)).toBe(isUndecided);
});

test('of a passage the first 25 words and 320 characters may be quoted, in whole words', () => {
  const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');
  expect(asQuotation('We  keep\nlittle.')).toBe('We keep little.');
  expect(asQuotation(words(25))).toBe(words(25));
  expect(asQuotation(words(26))).toBe(words(25));
  // Twenty words of fifteen letters, joined by spaces, have 319 characters.
  expect(asQuotation(words(25, 'fifteen-letters'))).toBe(words(20, 'fifteen-letters'));
});
