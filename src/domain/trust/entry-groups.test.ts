import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { DataPolicy } from '../catalogue/tool-schema.ts';
import { entryGroups, entryKinds } from './entry-groups.ts';

const policy = (rule: string, overrides: Partial<DataPolicy> = {}): DataPolicy => ({
  ...buildTool().dataPolicy,
  ...Object.fromEntries(entryKinds.map(({ field }) => [field, rule])),
  ...overrides,
});
const labels = entryKinds.map(({ label }) => label);

test('every kind of information stands in exactly one group, in the order of its sensitivity', () => {
  const mixed = policy('never', { publicText: 'fine', membersDetails: 'fine', internalDrafts: 'only on the Team plan' });
  expect(entryGroups(mixed)).toEqual([
    { kind: 'fine', title: 'Fine to enter', items: [labels[0], labels[2]] },
    { kind: 'only', title: 'Only with care', items: [`${labels[1]}: only on the Team plan`] },
    { kind: 'never', title: 'Never enter', items: [labels[3], labels[4], labels[5]] },
  ]);
});

test.each([
  ['fine', 'fine'],
  ['never', 'never'],
  ['only with care', 'only'],
])('when everything is %s there is one group of six', (rule, kind) => {
  expect(entryGroups(policy(rule)).map((group) => [group.kind, group.items.length])).toEqual([[kind, 6]]);
});

test("a tool's own additions stand at the end of their group, and make it when it is empty", () => {
  const groups = entryGroups(policy('fine', { alsoFine: ['Hymns'], alsoNever: ['A voice', 'A face'] }));
  expect(groups.map(({ kind }) => kind)).toEqual(['fine', 'never']);
  expect(groups[0]?.items).toEqual([...labels, 'Hymns']);
  expect(groups[1]?.items).toEqual(['A voice', 'A face']);
});

test('the six kinds are those of the policy, children and care notes named for themselves', () => {
  expect(entryKinds.map(({ field }) => field)).toEqual([
    'publicText',
    'internalDrafts',
    'membersDetails',
    'childrensDetails',
    'pastoralCareNotes',
    'givingRecords',
  ]);
  expect(new Set(labels).size).toBe(6);
});
