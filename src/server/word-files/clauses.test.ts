import { expect, test } from 'vitest';
import { gapInNumbers, splitReferences } from './clauses.ts';

const numbers = new Set(['7', '7.1', '8.1', '9', '13', '16']);

test.each([
  ['An exception under section 16 for a plan', ['An exception under section ', { reference: '16' }, ' for a plan']],
  ['subject to sections 7 to 13, people', ['subject to sections ', { reference: '7' }, ' to ', { reference: '13' }, ', people']],
  [
    'made to 7.1, to 8.1 or to section 9.',
    ['made to ', { reference: '7.1' }, ', to ', { reference: '8.1' }, ' or to section ', { reference: '9' }, '.'],
  ],
  ['7.1', [{ reference: '7.1' }]],
])('the numbers that a text refers to are found: %s', (text, parts) => {
  expect(splitReferences(text, numbers)).toEqual(parts.map((part) => (typeof part === 'string' ? { text: part } : part)));
});

test.each(['Version 1.0', 'section 4', 'within 9 days', 'between 7 to 13 people', '17.1', '7.12', 'sections', ''])(
  'what is no number of the document stays text: %s',
  (text) => {
    expect(splitReferences(text, numbers)).toEqual(text ? [{ text }] : []);
  },
);

test.each([[['1', '1.1', '1.2', '2', '2.1']], [['1', '2', '3']], [[]]])(
  'numbers that Word would count alike have no gap: %j',
  (list) => {
    expect(gapInNumbers(list)).toBeUndefined();
  },
);

test.each([
  [['1', '1.1', '1.3'], '1.3 stands where 1.2 should follow: a clause is missing or out of order'],
  [['1', '3'], '3 stands where 2 should follow: a section is missing or out of order'],
  [['2'], '2 stands where 1 should follow: a section is missing or out of order'],
  [['1', '1.2', '1.1'], '1.2 stands where 1.1 should follow: a clause is missing or out of order'],
])('a gap in the numbers is told: %j', (list, sentence) => {
  expect(gapInNumbers(list)).toBe(sentence);
});
