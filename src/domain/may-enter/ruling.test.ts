import { describe, expect, test } from 'vitest';
import { buildPermissionToday } from '#tests/builders.ts';
import { ourRule } from '../trust/cause.ts';
import type { Permission } from '../trust/data-policy-schema.ts';
import { kindNames } from '../trust/kinds.ts';
import type { PolicyToday } from '../trust/policy-today.ts';
import { rulingOnAnyTool, rulingOnTool } from './ruling.ts';

const use = (permission: Permission) =>
  Object.fromEntries(kindNames.map((kind) => [kind, buildPermissionToday(permission)])) as NonNullable<PolicyToday['ai']>;
const ruled = (policy: Pick<PolicyToday, 'ai' | 'records'>) =>
  rulingOnTool('membersDetails', { plan: 'Free', runsLocally: false, alsoFine: [], alsoNever: [], ...policy });
const onlyIf = (condition: string): Permission => ({ verdict: 'only', if: condition });

describe('one kind and one tool', () => {
  test('the verdict of its only use is the answer', () => {
    expect(ruled({ ai: use('never') })).toMatchObject({ verdict: 'never' });
    expect(ruled({ records: use(onlyIf('access is set by role')) })).toMatchObject({
      verdict: 'only',
      condition: 'access is set by role',
    });
  });

  test('what has no place for it does not arise', () => {
    for (const policy of [{}, { ai: use('does not arise') }, { ai: use('does not arise'), records: use('does not arise') }])
      expect(ruled(policy).verdict).toBe('none');
  });

  test('a use that does not arise leaves the other', () => {
    expect(ruled({ ai: use('does not arise'), records: use('fine') }).verdict).toBe('fine');
  });

  test('two uses with one verdict are one answer', () => {
    expect(ruled({ ai: use('never'), records: use('never') }).verdict).toBe('never');
    expect(ruled({ ai: use('fine'), records: use('fine') }).verdict).toBe('fine');
  });

  test('records that may hold it and an AI that may not read it are only if', () => {
    expect(ruled({ ai: use('never'), records: use('fine') })).toMatchObject({
      verdict: 'only',
      condition: 'it’s kept as our own records and its AI doesn’t read it',
    });
    expect(ruled({ ai: use('never'), records: use(onlyIf('access is set by role')) }).condition).toBe(
      'it’s kept as our own records and its AI doesn’t read it: access is set by role',
    );
  });

  test('never for records and fine for its AI is only if too, the other way round', () => {
    expect(ruled({ ai: use('fine'), records: use('never') }).condition).toBe(
      'its AI reads it and it isn’t kept as our own records',
    );
  });

  test('conditions of both uses are told', () => {
    expect(ruled({ ai: use(onlyIf('training is off')), records: use(onlyIf('access is set')) }).condition).toBe(
      'access is set; for its AI, training is off',
    );
    expect(ruled({ ai: use(onlyIf('training is off')), records: use('fine') })).toMatchObject({
      verdict: 'only',
      condition: 'training is off',
    });
  });

  test('what records rest on is told with the answer that they open', () => {
    const because = 'This is common practice in churches.';
    const records = use({ verdict: 'only', if: 'roles are set', because });
    expect(ruled({ records })).toMatchObject({ verdict: 'only', because });
    expect(ruled({ records, ai: use('never') })).toMatchObject({ verdict: 'only', because });
  });

  test('a never in both uses has the reason of its AI, and tells what kind of reason it is', () => {
    const ai = use({ verdict: 'never', because: 'Nothing was found.' });
    const records = use({ verdict: 'never', because: 'It is told in trust.' });
    expect(ruled({ ai, records })).toMatchObject({
      verdict: 'never',
      because: 'Nothing was found.',
      cause: 'our rule for every tool',
    });
  });

  test('the uses stand apart too', () => {
    expect(ruled({ ai: use('never'), records: use('fine') }).uses.map(({ use: name, verdict }) => [name, verdict])).toEqual([
      ['records', 'fine'],
      ['ai', 'never'],
    ]);
  });
});

describe('one kind and the AI of any tool', () => {
  const takeNames = (count: number) =>
    ['Amber', 'Beryl', 'Coral', 'Dover', 'Ember', 'Flint', 'Gable', 'Heath', 'Ivory'].slice(0, count);

  test('children’s details and pastoral care are never, whatever some tool allows', () => {
    for (const kind of ['childrensDetails', 'pastoralCareNotes'] as const)
      expect(rulingOnAnyTool(kind, { asked: 9, allowing: takeNames(9) })).toEqual({
        verdict: 'never',
        because: ourRule.noAi.says,
      });
  });

  test.each([
    [0, 9, 'never'],
    [1, 9, 'only'],
    [8, 9, 'only'],
    [9, 9, 'fine'],
    [0, 0, 'never'],
    // Fewer than one in ten, and few enough to be named.
    [1, 11, 'never'],
    [5, 51, 'never'],
    [6, 90, 'only'],
  ])('%i of %i tools whose AI may read it make it %s', (allowing, toolCount, verdict) => {
    expect(rulingOnAnyTool('membersDetails', { asked: toolCount, allowing: takeNames(allowing) }).verdict).toBe(verdict);
  });

  test('a condition says how many tools allow it, and never names its exceptions', () => {
    expect(rulingOnAnyTool('recordings', { asked: 9, allowing: takeNames(4) }).condition).toContain('4 of the 9');
    expect(rulingOnAnyTool('givingRecords', { asked: 85, allowing: takeNames(1) }).condition).toContain('Amber');
    expect(rulingOnAnyTool('givingRecords', { asked: 85, allowing: takeNames(3) }).condition).toContain('Amber, Beryl and Coral');
    expect(rulingOnAnyTool('givingRecords', { asked: 85, allowing: [] }).condition).toBeUndefined();
  });
});
