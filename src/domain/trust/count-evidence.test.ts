import { expect, test } from 'vitest';
import { buildFact, buildTermsChange } from '#tests/builders.ts';
import { countEvidence } from './count-evidence.ts';

test('a tool counts on a topic once, and only with its maker’s own word', () => {
  const evidence = new Map([
    [
      'lamp',
      { facts: [buildFact(), buildFact({ id: 'two', read: '2026-01-01' })], changes: [buildTermsChange({ id: 'change' })] },
    ],
    ['candle', { facts: [buildFact({ by: 'third party' })], changes: [] }],
    ['match', { facts: [], changes: [] }],
  ]);
  expect(countEvidence(evidence, '2026-11-22')).toMatchObject({
    'tools with facts': 2,
    facts: 3,
    'tools with the maker’s own word on training': 1,
    'tools with the maker’s own word on how long it is kept': 0,
    'facts read more than 180 days ago': 1,
    'changes of terms': 1,
  });
});
