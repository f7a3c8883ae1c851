import { expect, test } from 'vitest';
import { buildFact, buildTool } from '#tests/builders.ts';
import type { DataPolicy, Permission } from '../trust/data-policy-schema.ts';
import type { Fact } from '../trust/fact-schema.ts';
import { kindNames } from '../trust/kinds.ts';
import type { Price } from './tool-schema.ts';
import { traitNames } from './trait-names.ts';
import { languagesOf, traitsOf } from './traits-of-tool.ts';

const today = '2026-11-22';
const policy: DataPolicy = buildTool().dataPolicy;
const paidTool = {
  status: 'active',
  pricingModel: 'Paid',
  leastPrice: undefined,
  dataPolicy: policy,
  withoutAccount: false,
} as const;
const traitsWith = (overrides: Partial<DataPolicy>, facts: Partial<Fact>[] = [], day = today, withoutAccount = false) =>
  traitsOf({
    tool: { ...paidTool, dataPolicy: { ...policy, ...overrides }, withoutAccount },
    facts: facts.map(buildFact),
    pricedOn: '2026-11',
    today: day,
  });
const only = { verdict: 'only', if: 'everyone agreed' } as const;
const everyKind = (membersDetails: Permission) =>
  Object.fromEntries(kindNames.map((kind) => [kind, kind === 'membersDetails' ? membersDetails : 'never'])) as NonNullable<
    DataPolicy['ai']
  >;

test.each([
  ['never', false],
  ['does not arise', false],
  [only, true],
  ['fine', true],
] as const)('members’ details that are %j may be given: %s', (permission, holds) => {
  expect(traitsWith({ ai: everyKind(permission) }).includes('ai')).toBe(holds);
  expect(traitsWith({ records: everyKind(permission) }).includes('records')).toBe(holds);
});

test.each([
  ['no', true],
  ['off unless switched on', true],
  ['on unless switched off', false],
  ['yes', false],
  ['unclear', false],
])('a maker that answers %s on training does not train on what is typed: %s', (answer, holds) => {
  expect(traitsWith({}, [{ answer }]).includes('untrained')).toBe(holds);
});

test('the word of somebody else on training holds nothing, and of several words for the plan the worst counts', () => {
  expect(traitsWith({}, [{ by: 'third party' }])).not.toContain('untrained');
  const plans = [
    { id: 'a', plan: 'all plans', answer: 'no' },
    { id: 'b', plan: 'Free and Plus', answer: 'yes' },
  ];
  expect(traitsWith({}, plans)).not.toContain('untrained');
});

test('the word on another plan, part or region is no word on this one', () => {
  for (const other of [{ plan: 'Business' }, { region: 'Europe' }]) {
    expect(traitsWith({}, [other])).not.toContain('untrained');
    expect(traitsWith({}, [{ about: 'age', answer: '13', ...other }])).not.toContain('youth');
  }
});

test.each([
  ['13', true],
  ['14', false],
  ['18', false],
])('with a minimum age of %s its terms start at 13 or younger: %s', (answer, holds) => {
  expect(traitsWith({}, [{ about: 'age', answer }]).includes('youth')).toBe(holds);
});

test('silence on the age is no', () => {
  expect(traitsWith({})).not.toContain('youth');
});

test('what has ended has no trait: no filter recommends it', () => {
  const tool = { ...paidTool, status: 'discontinued', pricingModel: 'Free', withoutAccount: true } as const;
  expect(traitsOf({ tool, facts: [buildFact({ about: 'age', answer: '13' })], pricedOn: today, today })).toEqual([]);
});

test.each([
  ['2026-05-26', true],
  ['2026-05-25', false],
])('a card whose oldest needed fact is of %s is from the last six months on November 22, 2026: %s', (copied, holds) => {
  const retention = { id: 'kept', about: 'retention', answer: 'a set time' } as const;
  expect(traitsWith({}, [{ copied }, { ...retention, copied: today }]).includes('recent')).toBe(holds);
});

test('a fact of unknown day makes a card old, and one that the card does not need does not', () => {
  expect(traitsWith({}, [{ dated: undefined }])).not.toContain('recent');
  expect(traitsWith({}, [{ copied: today }, { id: 'price', about: 'price', answer: undefined, dated: '2020-01' }])).toContain(
    'recent',
  );
});

test('what runs on the church’s own computer trains on nothing', () => {
  expect(traitsWith({ runsLocally: true })).toEqual(['untrained', 'local']);
});

test('use without an account is what somebody set, and no sentence that speaks of one', () => {
  expect(traitsWith({}, [], today, true)).toEqual(['open']);
  expect(traitsWith({}, [{ plan: 'without signing in', answer: 'yes' }])).not.toContain('open');
  expect(traitsWith({}, [{ says: 'Listeners need no account.', answer: 'yes' }])).not.toContain('open');
});

const price = (overrides: Partial<Price>): Price => ({
  plan: 'Plus',
  amount: 19.99,
  currency: 'USD',
  per: 'month',
  asOf: '2026-08',
  source: 'https://lamp.example/prices',
  ...overrides,
});

test.each([
  [price({}), true],
  [price({ amount: 20 }), false],
  [price({ amount: 239, per: 'year' }), true],
  [price({ amount: 240, per: 'year' }), false],
  [price({ currency: 'EUR', amount: 5 }), false],
  [price({ per: 'use', amount: 0.01 }), false],
])('a paid tool at %j is known to be under $20: %s', (leastPrice, holds) => {
  const traits = traitsOf({ tool: { ...paidTool, leastPrice }, facts: [], pricedOn: '2026-11', today });
  expect(traits.includes('cheap')).toBe(holds);
});

test.each([
  ['Free', true],
  ['Freemium', false],
  ['Paid', false],
] as const)('a %s tool whose price was not found is known to be under $20: %s', (pricingModel, holds) => {
  const traits = traitsOf({
    tool: { ...paidTool, pricingModel },
    facts: [],
    pricedOn: '2026-11',
    today,
  });
  expect(traits.includes('cheap')).toBe(holds);
});

test.each([
  ['2027-08-01', true],
  ['2027-08-02', false],
])('a price of August 2026, whose day no one knows, is known to be under $20 on %s: %s', (day, holds) => {
  const of = (tool: { pricingModel: 'Free' | 'Paid'; leastPrice: Price | undefined }) =>
    traitsOf({ tool: { ...paidTool, ...tool }, facts: [], pricedOn: '2026-08', today: day });
  expect(of({ pricingModel: 'Paid', leastPrice: price({}) }).includes('cheap')).toBe(holds);
  expect(of({ pricingModel: 'Free', leastPrice: undefined }).includes('cheap')).toBe(holds);
});

test('traits stand in the order of the filters', () => {
  const traits = traitsWith({ runsLocally: true, records: everyKind('fine') }, [{ about: 'age', answer: '13' }]);
  expect(traits).toEqual(traitNames.filter((trait) => traits.includes(trait)));
});

test('languages are those that facts on languages name, in whole words', () => {
  const facts = [
    buildFact({ about: 'languages', says: 'It writes Korean and Spanish.', quote: 'Latino voices' }),
    buildFact({ id: 'b', says: 'The French policy says no.' }),
  ];
  expect(languagesOf(facts)).toEqual(['Korean', 'Spanish']);
});

test('a price in which a day has come unread is not known any more', () => {
  const tool = { ...paidTool, pricingModel: 'Free' as const, leastPrice: undefined };
  expect(traitsOf({ tool, facts: [], pricedOn: '2026-11', today })).toContain('cheap');
  expect(traitsOf({ tool, facts: [], pricedOn: undefined, today })).not.toContain('cheap');
});
