import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import type { Fact } from './fact-schema.ts';
import { kinds } from './kinds.ts';
import { daysBetween, isLooser, loosestForAi } from './verdict.ts';

const today = '2026-11-22';
const training = (overrides: Partial<Fact> = {}) => buildFact(overrides);
const retention = (overrides: Partial<Fact> = {}) =>
  buildFact({ id: 'retention', about: 'retention', answer: 'a set time', ...overrides });
const loosest = (facts: Fact[], plan = 'Free and Plus', kind: Parameters<typeof loosestForAi>[0] = 'membersDetails') =>
  loosestForAi(kind, plan, { facts, runsLocally: false }, today);

test('texts and drafts are about nobody; everything else is about people', () => {
  expect(kinds.filter(({ personal }) => !personal).map(({ kind }) => kind)).toEqual(['publicText', 'internalDrafts']);
});

test.each([
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-21', '2026-11-22', 1],
  ['2025-11-22', '2026-11-22', 365],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-09', '2026-09-14', 13],
  ['2026-11-23', '2026-11-22', -1],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('people’s details are fine for an AI only with the maker’s word on training and on keeping', () => {
  expect(loosest([training(), retention()])).toMatchObject({ verdict: 'fine', missing: [] });
  expect(loosest([training()])).toMatchObject({ verdict: 'never', missing: ['retention'] });
  expect(loosest([retention()])).toMatchObject({ verdict: 'never', missing: ['training'] });
  expect(loosest([])).toMatchObject({ verdict: 'never', missing: ['training', 'retention'] });
});

test.each([
  ['no', 'fine'],
  ['off unless switched on', 'fine'],
  ['on unless switched off', 'only'],
  ['yes', 'never'],
  ['unclear', 'never'],
])('where the maker answers “%s” on training, the loosest is “%s”', (answer, verdict) => {
  expect(loosest([training({ answer }), retention()]).verdict).toBe(verdict);
});

test('what must be switched off first is the condition, and a “yes” beside a “no” forbids', () => {
  expect(loosest([training({ answer: 'on unless switched off' }), retention()]).condition).toBe('training is switched off first');
  expect(loosest([training(), training({ id: 'other', answer: 'yes' }), retention()]).verdict).toBe('never');
});

test.each<[string, Partial<Fact>]>([
  ['somebody else', { by: 'third party' }],
  ['the college', { by: 'the college' }],
  ['a maker of whose word we are little sure', { confidence: 'low' }],
  ['a maker on another plan', { plan: 'Team' }],
  ['a maker more than 365 days ago', { read: '2025-11-21' }],
])('the word of %s loosens nothing', (_, overrides) => {
  expect(loosest([training(overrides), retention()])).toMatchObject({ verdict: 'never', missing: ['training'] });
});

test.each<[string, Partial<Fact>]>([
  ['for all plans', { plan: 'all plans' }],
  ['read 365 days ago', { read: '2025-11-22' }],
  ['of middling confidence', { confidence: 'medium' }],
])('a maker’s word %s counts', (_, overrides) => {
  expect(loosest([training(overrides), retention()]).verdict).toBe('fine');
});

test('an AI that a company runs never reads children’s details or pastoral notes; what is about nobody needs no word', () => {
  const facts = [training(), retention()];
  expect(kinds.filter(({ kind }) => loosest(facts, 'Free and Plus', kind).verdict === 'never').map(({ kind }) => kind)).toEqual([
    'childrensDetails',
    'pastoralCareNotes',
  ]);
  expect(kinds.filter(({ kind }) => loosest([], 'Free', kind).verdict === 'fine').map(({ kind }) => kind)).toEqual([
    'publicText',
    'internalDrafts',
  ]);
});

test('a model on the church’s own computer reads people’s details under that condition, whatever makers say', () => {
  for (const { kind, personal } of kinds) {
    const { verdict, condition } = loosestForAi(kind, 'any', { facts: [], runsLocally: true }, today);
    expect(verdict, kind).toBe(personal ? 'only' : 'fine');
    expect(condition !== undefined, kind).toBe(personal);
  }
});

test('fine is looser than only if, and that than never; what does not arise is looser than nothing', () => {
  expect([isLooser('fine', 'only'), isLooser('only', 'never'), isLooser('fine', 'never')]).toEqual([true, true, true]);
  expect([isLooser('fine', 'fine'), isLooser('never', 'only'), isLooser('none', 'never')]).toEqual([false, false, false]);
});
