import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { membersVerdict } from './members-verdict.ts';

const { dataPolicy } = buildTool();
const use = (membersDetails: Permission): DataPolicy['ai'] => dataPolicy.ai && { ...dataPolicy.ai, membersDetails };
const only = { verdict: 'only', if: 'everyone agreed' } as const;

test.each([
  ['an AI that may read them under a condition', { ai: use(only), records: use('fine') }, 'only'],
  ['an AI that may read them', { ai: use('fine'), records: undefined }, 'fine'],
  ['records beside an AI that must not', { ai: use('never'), records: use(only) }, 'records'],
  ['records without an AI', { ai: undefined, records: use('fine') }, 'records'],
  ['an AI that must not', { ai: use('never'), records: undefined }, 'never'],
  ['records that must not hold them', { ai: undefined, records: use('never') }, 'never'],
  ['nothing to enter', { ai: undefined, records: undefined }, 'none'],
  ['a question that does not arise', { ai: use('does not arise'), records: undefined }, 'none'],
] as const)('of %s a row says the right word', (_, overrides, verdict) => {
  expect(membersVerdict({ ...dataPolicy, ...overrides } as DataPolicy)).toBe(verdict);
});
