import { expect, test } from 'vitest';
import type { RecheckEntry } from '#domain/staff/recheck-views.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import { buildFact } from '#tests/builders.ts';
import type { Decisions } from './decisions.ts';
import { stillHolding } from './decisions.ts';

const entryOf = (...facts: [fact: Fact, version: number][]) =>
  ({ facts: facts.map(([fact, version]) => ({ fact, version, touchedBy: [] })) }) as unknown as RecheckEntry;
const decided: Decisions = new Map([['training', { id: 'training', version: 1, found: 'not found' }]]);
const before = entryOf([buildFact(), 1]);

test('a decision holds on the fact as it stands, though somebody has read it again meanwhile', () => {
  const now = entryOf([{ ...buildFact(), read: '2026-11-27' }, 2], [buildFact({ id: 'new' }), 1]);
  expect([...stillHolding(before, now, decided)]).toEqual([['training', { id: 'training', version: 2, found: 'not found' }]]);
});

test('a decision on a fact that says something else now, or is gone, waits to be made again', () => {
  expect(stillHolding(before, entryOf([{ ...buildFact(), says: 'Something else.' }, 2]), decided).size).toBe(0);
  expect(stillHolding(before, entryOf(), decided).size).toBe(0);
});
