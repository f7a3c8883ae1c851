import { expect, test } from 'vitest';
import type { RecheckDecision } from '#domain/staff/staff-schema.ts';
import type { Fact } from '#domain/trust/fact-schema.ts';
import type { RecheckEntry } from '#server/api/staff/staff-answers.ts';
import { buildFact } from '#tests/builders.ts';
import { allDecisions, beginChecking, onEntry, withDecision, withoutDecision } from './decisions.ts';

const entryOf = (...facts: [fact: Fact, version: number][]) =>
  ({ facts: facts.map(([fact, version]) => ({ fact, version, touchedBy: [] })) }) as unknown as RecheckEntry;
const decisionOn = (id: string, version = 1): RecheckDecision => ({ id, version, found: 'not found' });
const ids = ['age', 'training', 'retention'];
const three = entryOf(...ids.map((id): [Fact, number] => [buildFact({ id }), 1]));

test('a decision leads to the next fact that is open, from there on and then from the top, and to none after the last', () => {
  const first = beginChecking(three);
  expect(first.present).toBe('age');
  const last = withDecision(first, decisionOn('retention'));
  expect(last.present).toBe('age');
  const middle = withDecision(last, decisionOn('age'));
  expect(middle.present).toBe('training');
  expect(withDecision(middle, decisionOn('training')).present).toBeUndefined();
});

test('a decision that is taken back leads to its fact, and the latest one stands last', () => {
  const both = withDecision(
    withDecision(withDecision(beginChecking(three), decisionOn('age')), decisionOn('training')),
    decisionOn('age'),
  );
  expect([...both.decisions.keys()]).toEqual(['training', 'age']);
  const undone = withoutDecision(both, 'training');
  expect([...undone.decisions.keys()]).toEqual(['age']);
  expect(undone.present).toBe('training');
});

test('what was not decided is sent as still true', () => {
  expect(allDecisions(withDecision(beginChecking(three), decisionOn('training')))).toEqual([
    { id: 'age', version: 1, found: 'still true' },
    decisionOn('training'),
    { id: 'retention', version: 1, found: 'still true' },
  ]);
});

test('on the same entry, come back to after it was skipped, all decisions hold, and one is where one was', () => {
  const skipped = withoutDecision(withDecision(beginChecking(three), decisionOn('age')), 'retention');
  expect(onEntry(skipped, three)).toBe(skipped);
  const readAgain = entryOf(...ids.map((id): [Fact, number] => [buildFact({ id }), 1]));
  expect(onEntry(skipped, readAgain)).toEqual({ ...skipped, entry: readAgain });
  expect(onEntry(undefined, three)).toEqual(beginChecking(three));
});

test('a decision holds on the fact as it stands, though somebody has read it again meanwhile', () => {
  const before = withDecision(beginChecking(entryOf([buildFact({ id: 'age' }), 1])), decisionOn('age'));
  const now = entryOf([{ ...buildFact({ id: 'age' }), read: '2026-11-27' }, 2], [buildFact({ id: 'new' }), 1]);
  expect([...onEntry(before, now).decisions.values()]).toEqual([decisionOn('age', 2)]);
  expect(onEntry(before, now).present).toBe('new');
});

test('a decision on a fact that says something else now, or is gone, waits to be made again', () => {
  const before = withDecision(beginChecking(three), decisionOn('age'));
  const changedEntry = entryOf(
    [{ ...buildFact({ id: 'age' }), says: 'Something else.' }, 2],
    [buildFact({ id: 'training' }), 1],
    [buildFact({ id: 'retention' }), 1],
  );
  expect(onEntry(before, changedEntry).decisions.size).toBe(0);
  expect(onEntry(before, changedEntry).present).toBe('age');
  expect(onEntry(before, entryOf()).decisions.size).toBe(0);
  expect(onEntry(before, entryOf()).present).toBeUndefined();
});
