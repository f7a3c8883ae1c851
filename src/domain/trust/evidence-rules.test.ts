import { expect, test } from 'vitest';
import { buildFact, buildTermsChange, buildTool } from '#tests/builders.ts';
import type { Permission } from './data-policy-schema.ts';
import { evidenceIssues, stricterPolicy, verdictIssues, verdictOf } from './evidence-rules.ts';
import type { Fact } from './fact-schema.ts';

const today = '2026-11-22';
const facts = (answer: string, overrides: Partial<Fact> = {}): Fact[] => [
  buildFact({ answer, ...overrides }),
  buildFact({ id: 'retention', about: 'retention', answer: 'a set time', ...overrides }),
];
const toolWith = (membersDetails: Permission) => {
  const { dataPolicy } = buildTool();
  return { dataPolicy: { ...dataPolicy, ai: { ...(dataPolicy.ai as NonNullable<typeof dataPolicy.ai>), membersDetails } } };
};
const issuesOf = (permission: Permission, toolFacts: Fact[]) =>
  verdictIssues(toolWith(permission), { facts: toolFacts, changes: [] }, today);

test.each<[Permission, string]>([
  ['fine', 'fine'],
  ['does not arise', 'none'],
  [{ verdict: 'only', if: 'names are left out' }, 'only'],
])('%j is the verdict %s', (permission, verdict) => {
  expect(verdictOf(permission)).toBe(verdict);
});

test('one fact that changes from “no” to “yes” turns a right card into a wrong one', () => {
  expect(issuesOf('fine', facts('no'))).toEqual([]);
  expect(issuesOf('fine', facts('yes'))).toEqual([
    {
      path: 'dataPolicy.ai.membersDetails',
      message: "is looser than its evidence allows for members’ details ('never': the rule)",
    },
  ]);
});

test('what is missing is named, and a stricter verdict needs no fact', () => {
  expect(issuesOf({ verdict: 'only', if: 'names are left out' }, [])[0]?.message).toContain(
    'no company’s fact on training and retention for that plan',
  );
  expect(issuesOf('never', [])).toEqual([]);
  expect(issuesOf('does not arise', [])).toEqual([]);
  expect(issuesOf('fine', facts('on unless switched off'))).toHaveLength(1);
  expect(issuesOf({ verdict: 'only', if: 'training is switched off' }, facts('on unless switched off'))).toEqual([]);
});

test('a verdict of another plan stands on that plan’s facts, and the plan must be one of the facts', () => {
  const team = facts('no', { plan: 'Team' });
  expect(issuesOf('fine', team)).toHaveLength(1);
  expect(issuesOf({ verdict: 'fine', plan: 'Team' }, team)).toEqual([]);
  expect(issuesOf({ verdict: 'never', plan: 'Team+' }, team)).toEqual([
    { path: 'dataPolicy.ai.membersDetails', message: "names the plan 'Team+', on which there is no fact" },
  ]);
});

test('a fact that is too old is named with its day', () => {
  const [issue] = issuesOf('fine', facts('no', { dated: '2024-10-10' }));
  expect(issue?.message).toContain('that is recent enough: training, 2024-10-10; retention, 2024-10-10');
  expect(issuesOf('fine', facts('no', { dated: undefined }))[0]?.message).toContain('training, of no known day');
});

test('records of children without a word of the company are too loose; other records are marked on their card instead', () => {
  const { dataPolicy } = buildTool();
  const toolWithRecords = (kind: string) => ({
    dataPolicy: { ...dataPolicy, ai: undefined, records: { ...dataPolicy.ai, [kind]: 'fine' } as typeof dataPolicy.records },
  });
  const none = { facts: [], changes: [] };
  expect(verdictIssues(toolWithRecords('membersDetails'), none, today)).toEqual([]);
  expect(verdictIssues(toolWithRecords('childrensDetails'), none, today)).toEqual([
    {
      path: 'dataPolicy.records.childrensDetails',
      message:
        "is looser than its evidence allows for children’s details ('never': no company’s fact on ownership and leaving and access for that plan)",
    },
  ]);
  expect(stricterPolicy(toolWithRecords('childrensDetails').dataPolicy, none, today).records?.childrensDetails).toBe('never');
});

test('a tool without an AI needs no evidence', () => {
  const { ai: _, ...dataPolicy } = buildTool().dataPolicy;
  expect(verdictIssues({ dataPolicy }, { facts: [], changes: [] }, today)).toEqual([]);
});

test('two records of one tool cannot have one id', () => {
  expect(evidenceIssues({ facts: [buildFact(), buildFact({ id: 'other' })], changes: [] })).toEqual([]);
  expect(evidenceIssues({ facts: [buildFact()], changes: [buildTermsChange()] })).toEqual([
    { path: 'training', message: 'is the id of two facts or changes' },
  ]);
});

test('a stricter card has the rule’s verdict where its own is too loose, and loses the sentence written for it', () => {
  const { dataPolicy } = buildTool();
  const ai = { ...dataPolicy.ai, membersDetails: 'fine', givingRecords: { verdict: 'only', if: 'the board agrees' } };
  const loose = { ...dataPolicy, opening: 'Nearly everything.', ai: ai as NonNullable<typeof dataPolicy.ai> };
  const evidence = (answer: string) => ({
    facts: [buildFact({ answer }), buildFact({ id: 'kept', about: 'retention', answer: 'not kept' })],
    changes: [],
  });
  expect(stricterPolicy(loose, evidence('no'), '2026-11-22')).toEqual(loose);
  const policy = stricterPolicy(loose, evidence('on unless switched off'), '2026-11-22');
  expect(policy.ai).toEqual({ ...loose.ai, membersDetails: { verdict: 'only', if: 'training is switched off first' } });
  expect(policy.opening).toBeUndefined();
  expect(stricterPolicy(loose, { facts: [], changes: [] }, '2026-11-22').ai).toMatchObject({
    membersDetails: 'never',
    givingRecords: 'never',
  });
});

test('a verdict whose plan has no fact left is judged by the card’s plan, and names the other no more', () => {
  const { dataPolicy } = buildTool();
  const ai = {
    ...dataPolicy.ai,
    membersDetails: { verdict: 'fine', plan: 'Business' },
    recordings: { verdict: 'never', plan: 'Pro' },
  };
  const planPolicy = { ...dataPolicy, ai: ai as NonNullable<typeof dataPolicy.ai> };
  expect(stricterPolicy(planPolicy, { facts: [], changes: [] }, '2026-11-22').ai).toMatchObject({
    membersDetails: 'never',
    recordings: { verdict: 'never' },
  });
});
