import { expect, test } from 'vitest';
import { buildPermissionToday } from '#tests/builders.ts';
import type { Permission } from './data-policy-schema.ts';
import { entryGroups } from './entry-groups.ts';
import type { Kind } from './kinds.ts';
import { kindNames } from './kinds.ts';
import type { PermissionToday, PolicyToday } from './policy-today.ts';

const policy = (overrides: Partial<Record<Kind, Permission>>, rest: Permission = 'never'): PolicyToday => ({
  ...{ plan: 'Free', runsLocally: false, alsoFine: [], alsoNever: [] },
  ai: Object.fromEntries(kindNames.map((kind) => [kind, buildPermissionToday(overrides[kind] ?? rest)])) as Record<
    Kind,
    PermissionToday
  >,
});

test('every kind stands in exactly one band, never first, each in the order of its sensitivity', () => {
  const groups = entryGroups(policy({ publicText: 'fine', internalDrafts: { verdict: 'only', if: 'training is off' } }), 'ai');
  expect(groups.map(({ verdict, items }) => [verdict, items.map(({ kind }) => kind)])).toEqual([
    ['never', ['membersDetails', 'childrensDetails', 'pastoralCareNotes', 'givingRecords', 'recordings']],
    ['only', ['internalDrafts']],
    ['fine', ['publicText']],
  ]);
});

test('a condition and a reason stand beside their kind', () => {
  const only = entryGroups(
    policy({ recordings: { verdict: 'only', if: 'everyone agreed', because: 'It trains on none.' } }),
    'ai',
  );
  expect(only.find(({ verdict }) => verdict === 'only')?.items).toEqual([
    {
      kind: 'recordings',
      label: 'Recordings and pictures of people',
      short: 'Recordings and pictures',
      condition: 'everyone agreed',
      because: 'It trains on none.',
      cause: 'our rule for every tool',
      says: 'We keep these out of it, whatever its terms say.',
    },
  ]);
});

test('what does not arise comes last, and a use that does not arise has no bands', () => {
  expect(entryGroups(policy({ givingRecords: 'does not arise' }), 'ai').at(-1)?.verdict).toBe('none');
  expect(entryGroups(policy({}), 'records')).toEqual([]);
});
