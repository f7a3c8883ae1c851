import { expect, test } from 'vitest';
import { buildFact } from '#tests/builders.ts';
import type { Fact } from './fact-schema.ts';
import { kinds } from './kinds.ts';
import { isLooser, loosestForAi, loosestForRecords } from './verdict.ts';

const today = '2026-11-22';
const training = (overrides: Partial<Fact> = {}) => buildFact(overrides);
const retention = (overrides: Partial<Fact> = {}) =>
  buildFact({ id: 'retention', about: 'retention', answer: 'a set time', ...overrides });
const ofPlan = (facts: Fact[], plan = 'Free and Plus', kind: Parameters<typeof loosestForAi>[0] = 'membersDetails') =>
  loosestForAi(kind, plan, { facts, runsLocally: false }, today);

test('texts and drafts are about nobody; everything else is about people', () => {
  expect(kinds.filter(({ personal }) => !personal).map(({ kind }) => kind)).toEqual(['publicText', 'internalDrafts']);
});

test('people’s details are fine for an AI only with the maker’s word on training and on keeping', () => {
  expect(ofPlan([training(), retention()])).toMatchObject({ verdict: 'fine', missing: [] });
  expect(ofPlan([training()])).toMatchObject({ verdict: 'never', missing: ['retention'] });
  expect(ofPlan([retention()])).toMatchObject({ verdict: 'never', missing: ['training'] });
  expect(ofPlan([])).toMatchObject({ verdict: 'never', missing: ['training', 'retention'] });
});

test.each([
  ['no', 'fine'],
  ['off unless switched on', 'fine'],
  ['on unless switched off', 'only'],
  ['yes', 'never'],
  ['unclear', 'never'],
])('where the maker answers “%s” on training, the loosest is “%s”', (answer, verdict) => {
  expect(ofPlan([training({ answer }), retention()]).verdict).toBe(verdict);
});

test('unclear is no word on how long it is kept', () => {
  expect(ofPlan([training(), retention({ answer: 'unclear' })])).toMatchObject({ verdict: 'never', missing: ['retention'] });
});

test.each<[string, Partial<Fact>]>([
  ['others', { by: 'third party' }],
  ['a word of little certainty', { confidence: 'low' }],
  ['an old copy', { copied: '2020-01-01' }],
  ['one region', { region: 'Europe' }],
])('beside a plain “no”, weak evidence tightens: %s', (_, weak) => {
  const beside = (answer: string) => ofPlan([training(), retention(), training({ id: 'weak', answer, ...weak })]);
  expect(beside('yes').verdict).toBe('never');
  expect(beside('unclear').verdict).toBe('never');
  expect(beside('on unless switched off')).toMatchObject({ verdict: 'only', condition: 'training is switched off first' });
  expect(beside('no').verdict).toBe('fine');
});

test('a fact that is too old is named, so that somebody reads it again', () => {
  const old = training({ id: 'training-2024', dated: '2024-01-01' });
  expect(ofPlan([old, retention()])).toMatchObject({ missing: ['training'], tooWeak: [old] });
});

const ownership = (overrides: Partial<Fact> = {}) =>
  buildFact({ id: 'own', about: 'ownership', answer: undefined, ...overrides });
const leaving = (overrides: Partial<Fact> = {}) => buildFact({ id: 'leave', about: 'leaving', answer: undefined, ...overrides });
const access = buildFact({ id: 'access', about: 'access', answer: undefined, says: 'Rights are set by role.' });
const ofRecords = (facts: Fact[], kind: Parameters<typeof loosestForAi>[0] = 'membersDetails') =>
  loosestForRecords(kind, 'Free and Plus', { facts, runsLocally: false }, today);

test('records about people rest on who owns the data or an agreement, and on what happens after leaving', () => {
  const agreement = buildFact({ id: 'dpa', about: 'agreement', answer: 'yes' });
  expect(ofRecords([ownership(), leaving()])).toMatchObject({ verdict: 'fine', missing: [] });
  expect(ofRecords([agreement, leaving()])).toMatchObject({ verdict: 'fine', missing: [] });
  expect(ofRecords([{ ...agreement, answer: 'unclear' }, leaving()])).toMatchObject({ verdict: 'only', missing: ['ownership'] });
  expect(ofRecords([ownership()])).toMatchObject({ verdict: 'only', missing: ['leaving'] });
  expect(ofRecords([])).toMatchObject({
    verdict: 'only',
    missing: ['ownership', 'leaving'],
    condition: 'the company has told you who owns the data and what happens to it when you leave',
  });
  expect(ofRecords([], 'internalDrafts').verdict).toBe('fine');
});

test.each<[string, Partial<Fact>]>([
  ['somebody else', { by: 'third party' }],
  ['another plan', { plan: 'Team' }],
  ['one region', { region: 'Europe' }],
  ['a copy of unknown day', { dated: undefined }],
])('a word on records from %s opens nothing', (_, weak) => {
  expect(ofRecords([ownership(weak), leaving(weak)])).toMatchObject({ verdict: 'only', missing: ['ownership', 'leaving'] });
});

test('children’s details also need access by role, and without any word of the company on its records they are never', () => {
  const children = (...facts: Fact[]) => ofRecords(facts, 'childrensDetails');
  expect(children(ownership(), leaving(), access)).toMatchObject({ verdict: 'fine' });
  expect(children(ownership(), leaving(), { ...access, says: 'Outside programs see it.' })).toMatchObject({
    missing: ['access'],
  });
  expect(children()).toMatchObject({ verdict: 'never', missing: ['ownership', 'leaving', 'access'] });
  for (const word of [ownership(), leaving(), access, ownership({ dated: undefined })])
    expect(children(word), word.id).toMatchObject({ verdict: 'only' });
  for (const none of [{ by: 'third party' }, { plan: 'Team' }, { confidence: 'low' }, { dated: '2024-01-01' }] as const)
    expect(children(ownership(none)), JSON.stringify(none)).toMatchObject({ verdict: 'never' });
});

test('what must be switched off first is the condition, and a “yes” beside a “no” forbids', () => {
  expect(ofPlan([training({ answer: 'on unless switched off' }), retention()]).condition).toBe('training is switched off first');
  expect(ofPlan([training(), training({ id: 'other', answer: 'yes' }), retention()]).verdict).toBe('never');
});

test.each<[string, Partial<Fact>]>([
  ['somebody else', { by: 'third party' }],
  ['the college', { by: 'the college' }],
  ['a maker of whose word we are little sure', { confidence: 'low' }],
  ['a maker on another plan', { plan: 'Team' }],
  ['a maker on one region', { region: 'Europe' }],
  ['a maker in a copy of more than 365 days ago', { copied: '2025-11-21' }],
  ['a maker in a document of over two years, of which no copy has a day', { copied: undefined, dated: '2024-11-21' }],
  ['a maker on a day that nobody knows', { dated: undefined }],
])('the word of %s loosens nothing', (_, overrides) => {
  expect(ofPlan([training(overrides), retention()])).toMatchObject({ verdict: 'never', missing: ['training'] });
});

test.each<[string, Partial<Fact>]>([
  ['for all plans', { plan: 'all plans' }],
  ['in a copy of 365 days ago', { copied: '2025-11-22' }],
  ['in an undated document with a copy of today', { dated: undefined, copied: today }],
  ['of middling confidence', { confidence: 'medium' }],
])('a maker’s word %s counts', (_, overrides) => {
  expect(ofPlan([training(overrides), retention()]).verdict).toBe('fine');
});

test('an AI that a company runs never reads children’s details or pastoral notes; what is about nobody needs no word', () => {
  const facts = [training(), retention()];
  expect(kinds.filter(({ kind }) => ofPlan(facts, 'Free and Plus', kind).verdict === 'never').map(({ kind }) => kind)).toEqual([
    'childrensDetails',
    'pastoralCareNotes',
  ]);
  expect(kinds.filter(({ kind }) => ofPlan([], 'Free', kind).verdict === 'fine').map(({ kind }) => kind)).toEqual([
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
