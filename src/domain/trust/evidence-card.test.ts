import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import type { DataPolicy, Permission } from './data-policy-schema.ts';
import { evidenceCard } from './evidence-card.ts';
import type { Fact } from './fact-schema.ts';
import type { Kind } from './kinds.ts';
import { kindNames } from './kinds.ts';

const today = '2026-11-22';
const all = (permission: Permission) =>
  Object.fromEntries(kindNames.map((kind) => [kind, permission])) as Record<Kind, Permission>;
const cardOf = (policy: Partial<DataPolicy>, facts: Fact[] = [], day = today) =>
  evidenceCard({ dataPolicy: { ...buildTool().dataPolicy, ...policy } }, facts, day);
const bandsOf = (card: ReturnType<typeof cardOf>, use = 'ai') => card.uses.find((one) => one.use === use)?.bands ?? [];
const proven = [buildFact(), buildFact({ id: 'retention', about: 'retention', answer: 'a set time' })];

test('kinds that share a reason share a line, and the rule gives the reason where none was written', () => {
  const [never] = bandsOf(cardOf({}));
  expect(never).toEqual({
    verdict: 'never',
    lines: [
      {
        kinds: 'Members’ details · giving records · recordings and pictures of people',
        because:
          'The maker’s word on training and on how long it is kept was not found, or is more than a year old. Silence counts as never.',
      },
      {
        kinds: 'Children’s details · pastoral-care notes and prayer requests',
        because: 'No AI that a company runs reads these. This is our rule for every tool.',
      },
    ],
  });
});

test.each([
  ['yes', 'The maker says that it trains on what is entered.'],
  ['unclear', 'The maker’s words on training are unclear. Unclear counts as never.'],
  ['no', 'The maker’s terms would allow more. We advise against it.'],
])('with the answer “%s” on training the reason is told', (answer, because) => {
  const [never] = bandsOf(cardOf({}, [buildFact({ answer }), ...proven.slice(1)]));
  expect(never?.lines[0]?.because).toBe(because);
});

test('an authored reason stands', () => {
  const ai = { ...all('never'), recordings: { verdict: 'never' as const, because: 'People did not agree.' } };
  expect(bandsOf(cardOf({ ai }))[0]?.lines.at(-1)).toEqual({
    kinds: 'Recordings and pictures of people',
    because: 'People did not agree.',
  });
});

test('a “never” for one plan without a reason of its own has the rule’s', () => {
  const ai = { ...all('never'), recordings: { verdict: 'never' as const, plan: 'Team' } };
  const reasons = bandsOf(cardOf({ ai }, proven))[0]?.lines.map(({ because }) => because);
  expect(reasons?.at(-1)).toBe(
    'The maker’s word on training and on how long it is kept was not found, or is more than a year old. Silence counts as never.',
  );
});

test('what runs on the church’s own computer needs no reason that a maker would give', () => {
  expect(bandsOf(cardOf({ ai: all('never'), runsLocally: true }))[0]?.lines[0]).not.toHaveProperty('because');
});

test.each([
  [[], 'on training and on how long it is kept'],
  [proven.slice(1), 'on training'],
  [proven.slice(0, 1), 'on how long it is kept'],
])('what the maker did not say is named: %#', (facts, missing) => {
  const [never] = bandsOf(cardOf({ ai: all('never') }, facts));
  expect(never?.lines.map(({ because }) => because)).toContain(
    `The maker’s word ${missing} was not found, or is more than a year old. Silence counts as never.`,
  );
});

test('a verdict and its first sentence hold for a year after the facts were read, and not a day longer', () => {
  const policy = {
    opening: 'Members’ details, yes.',
    ai: { ...all('never'), publicText: 'fine' as const, membersDetails: 'fine' as const },
  };
  const fineOn = (day: string) => bandsOf(cardOf(policy, proven, day)).find(({ verdict }) => verdict === 'fine')?.lines[0]?.kinds;
  expect(fineOn('2027-11-22')).toBe('Published texts · members’ details');
  expect(fineOn('2027-11-23')).toBe('Published texts');
  expect(cardOf(policy, proven, '2027-11-22').opening).toBe('Members’ details, yes.');
  expect(cardOf(policy, proven, '2027-11-23').opening).toBe('Published texts, yes. Nothing about people.');
});

test('where the facts carry no more than a condition, the condition is told', () => {
  const ai = { ...all('never'), membersDetails: 'fine' as const };
  const facts = [buildFact({ answer: 'on unless switched off' }), ...proven.slice(1)];
  expect(bandsOf(cardOf({ ai }, facts)).find(({ verdict }) => verdict === 'only')?.lines[0]).toMatchObject({
    kinds: 'Members’ details',
    condition: 'training is switched off first',
  });
});

test('our own records are judged as they were written, and a use that does not arise has no bands', () => {
  const card = cardOf({ ai: undefined, records: all('fine') });
  expect(card.uses.map(({ use, bands }) => [use, bands.map(({ verdict }) => verdict)])).toEqual([
    ['records', ['fine']],
    ['ai', []],
  ]);
});

test.each<[string, Partial<DataPolicy>]>([
  ['There is nothing to enter here: it is read or watched.', { ai: undefined }],
  ['A place for our own records, within the limits below.', { ai: undefined, records: all('fine') }],
  ['It runs on the church’s own computer; what may be entered stands below.', { runsLocally: true }],
  ['Very little, and only as it stands below.', { ai: all('never') }],
  ['Published texts, yes. Nothing about people.', {}],
])('without an authored one the first sentence is: %s', (opening, policy) => {
  expect(cardOf(policy).opening).toBe(opening);
});

test('the first sentence by the rule says when people’s details may be entered', () => {
  const ai = { ...all('never'), publicText: 'fine' as const, membersDetails: 'fine' as const };
  expect(cardOf({ ai }, proven).opening).toBe('Published texts, yes. About people, only what stands below.');
  const onCondition = { ...ai, membersDetails: { verdict: 'only' as const, if: 'they agreed' } };
  expect(cardOf({ ai: onCondition }, proven).opening).toBe('Published texts, yes. About people, only what stands below.');
});
