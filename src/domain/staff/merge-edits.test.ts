import { expect, test } from 'vitest';
import { editsOfOther, isSameRecord, mergeEdits, valueAt, withValueAt } from './merge-edits.ts';

const base = {
  name: 'Lamp',
  pricing: 'Free',
  badge: undefined,
  features: ['a', 'b'],
  dataPolicy: { plan: 'Free', retention: '30 days' },
};

test('edits of different fields are both kept', () => {
  const mine = { ...base, name: 'Lamp 2', dataPolicy: { ...base.dataPolicy, plan: 'Plus' } };
  const theirs = { ...base, pricing: '$5 a month', dataPolicy: { ...base.dataPolicy, retention: '7 days' } };
  expect(mergeEdits(base, mine, theirs)).toEqual({
    ...base,
    name: 'Lamp 2',
    pricing: '$5 a month',
    dataPolicy: { plan: 'Plus', retention: '7 days' },
  });
  expect(editsOfOther(base, mine, theirs)).toEqual([
    { path: 'pricing', theirs: '$5 a month', mine: 'Free', collides: false },
    { path: 'dataPolicy.retention', theirs: '7 days', mine: '30 days', collides: false },
  ]);
});

test('of a field that both changed, mine stays, and it is told', () => {
  const mine = { ...base, features: ['a', 'b', 'mine'] };
  const theirs = { ...base, features: ['theirs'] };
  expect(mergeEdits(base, mine, theirs).features).toEqual(['a', 'b', 'mine']);
  expect(editsOfOther(base, mine, theirs)).toEqual([
    { path: 'features', theirs: ['theirs'], mine: ['a', 'b', 'mine'], collides: true },
  ]);
});

test('the same edit by both is no collision', () => {
  const both = { ...base, name: 'Lantern' };
  expect(editsOfOther(base, both, { ...both })).toEqual([{ path: 'name', theirs: 'Lantern', mine: 'Lantern', collides: false }]);
});

test('a field that one of them emptied is empty afterwards', () => {
  const { pricing: _, ...mine } = base;
  expect(mergeEdits<Partial<typeof base>>(base, mine, { ...base, name: 'Lantern' })).toMatchObject({
    name: 'Lantern',
    pricing: undefined,
  });
  expect(mergeEdits<Partial<typeof base>>(base, { ...base, name: 'Lantern' }, mine).pricing).toBeUndefined();
});

test('without edits nothing is told and theirs stands', () => {
  expect(editsOfOther(base, base, { ...base })).toEqual([]);
  expect(mergeEdits(base, base, { ...base, name: 'Other' }).name).toBe('Other');
});

test('a value is read and put at its path', () => {
  expect(valueAt(base, 'dataPolicy.plan')).toBe('Free');
  expect(valueAt(base, 'nothing.here')).toBeUndefined();
  expect(withValueAt(base, 'dataPolicy.plan', 'Plus')).toEqual({ ...base, dataPolicy: { plan: 'Plus', retention: '30 days' } });
  expect(withValueAt({}, 'dataPolicy.plan', 'Plus')).toEqual({ dataPolicy: { plan: 'Plus' } });
});

test('records are the same whatever the order of their fields, and differ in one row', () => {
  const { name, ...rest } = base;
  expect(isSameRecord(base, { ...rest, name })).toBe(true);
  expect(isSameRecord(base, { ...base, note: undefined })).toBe(true);
  expect(isSameRecord(base, { ...base, features: ['a'] })).toBe(false);
  expect(isSameRecord(base, { ...base, dataPolicy: { ...base.dataPolicy, plan: 'Plus' } })).toBe(false);
});

test('a verdict that was a word and is an object now is one field, whoever changed it', () => {
  const only = { verdict: 'only', if: 'names are left out' };
  const of = (membersDetails: unknown) => ({ ai: { membersDetails } });
  expect(mergeEdits(of(only), of('never'), of(only))).toEqual(of('never'));
  expect(mergeEdits(of('never'), of(only), of('never'))).toEqual(of(only));
  expect(isSameRecord(of('never'), of(only))).toBe(false);
});
