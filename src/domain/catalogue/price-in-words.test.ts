import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import { priceSymbol } from './price.ts';
import {
  leastPlan,
  leastPriceInWords,
  planInWords,
  pricedInWords,
  priceInWords,
  shortPriceToday,
  sizesInWords,
  unpricedAnswer,
  whenceInWords,
  whenceOfPlan,
  withPrices,
} from './price-in-words.ts';
import type { PricePlan, ToolPrices } from './price-schema.ts';

const today = '2026-10-01';

test.each([
  [{}, '$16.99 a person a month'],
  [{ amount: 8, billing: 'year' }, '$8 a person a month, billed yearly'],
  [{ amount: 199.9, per: 'year', billing: 'year' }, '$199.90 a person a year'],
  [{ amount: 24, currency: 'GBP', unit: 'church' }, '£24 a month'],
  [{ amount: 13, unit: 'account with 500 contacts' }, '$13 a month (account with 500 contacts)'],
  [{ amount: 79, unit: 'person (at least 2)' }, '$79 a person a month (at least 2)'],
  [{ amount: 0.006, per: 'use', unit: 'minute', billing: 'unknown' }, '$0.006 a minute'],
] as const)('a plan of %j is in words: %s', (overrides, words) => {
  expect(planInWords(buildPlan(overrides))).toBe(words);
});

test.each([
  [{}, 'According to prices.example, which says that it read the company’s price page; May 2026'],
  [{ pricePageSaid: undefined, ofPricePage: true }, 'According to prices.example, not the company; May 2026'],
  [{ by: 'company', dated: '2026-10-05' }, 'The company; October 5, 2026'],
  [{ by: 'company', dated: undefined }, 'The company; undated, read November 24, 2026'],
  [
    { pricePageSaid: undefined, dated: undefined, copied: '2026-08-20', source: 'https://github.com/someone/list/blob/a/b.ts' },
    'According to a public price list, not the company; undated, copied August 20, 2026',
  ],
  [
    { source: 'https://huggingface.co/datasets/someone/prices' },
    'According to a public price list, which says that it read the company’s price page; May 2026',
  ],
] as const)('a source of %j is told as: %s', (overrides, words) => {
  expect(whenceInWords(buildPlan(overrides))).toBe(words);
});

const leastOf = (...plans: Partial<PricePlan>[]) => leastPlan({ plans: plans.map(buildPlan) })?.plan;

test('the least plan is the one that costs least a month, also where it is not confirmed', () => {
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'Go', amount: 8 })).toBe('Go');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'Rumored', amount: 8, confidence: 'low' })).toBe('Rumored');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'By the year', amount: 120, per: 'year' })).toBe('By the year');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'By the picture', amount: 0.03, per: 'use' })).toBe('Pro');
  expect(leastOf({ plan: 'By the picture', amount: 0.03, per: 'use' })).toBe('By the picture');
  expect(leastOf()).toBeUndefined();
});

test('of two lines on one plan a confirmed one counts, then one by the month', () => {
  const amountOf = (...plans: Partial<PricePlan>[]) => leastPlan({ plans: plans.map(buildPlan) })?.amount;
  expect(amountOf({ amount: 20 }, { amount: 16, billing: 'year' })).toBe(20);
  expect(amountOf({ amount: 20, confidence: 'low' }, { amount: 16, billing: 'year' })).toBe(16);
  expect(amountOf({ amount: 20 }, { amount: 16, dated: undefined })).toBe(20);
});

test('a dearer plan does not pass for the price where a lesser one has none', () => {
  const prices = buildPrices({ plans: [buildPlan({ plan: 'Team', amount: 79 })], unpriced: ['Plus'] });
  const tool = withPrices(buildTool(), prices);
  expect(tool).toMatchObject({ shortPrice: 'Free; we couldn’t price the cheapest plan', leastPrice: undefined });
  expect(priceSymbol(tool)).toBeUndefined();
  expect(leastPriceInWords(tool, prices, today)).toBe('Free; we couldn’t price the cheapest plan');
});

test('where plans go by size, a church of 30, 120 and 400 reads what each pays', () => {
  const upTo = (people: number, amount: number) => buildPlan({ amount, people, unit: `account with ${people} contacts` });
  const sizes = (...plans: PricePlan[]) => sizesInWords({ plans }, today)?.says;
  expect(sizes(upTo(250, 29), upTo(1000, 79), upTo(2500, 129))).toBe('30 people: $29; 120: $29; 400: $79 a month');
  expect(sizes(buildPlan({ amount: 72, people: 'any number', confidence: 'low' }))).toBe(
    '30 people: $72; 120: $72; 400: $72 a month, not confirmed',
  );
  expect(sizes(upTo(250, 29))).toBeUndefined();
  expect(sizes(buildPlan())).toBeUndefined();
});

test.each([
  [{ answer: 'by quote', plans: [] }, 'By quote'],
  [{ answer: "free with a paid plan we couldn't price", plans: [] }, 'Paid plan not priced'],
  [{ unpriced: ['Plus'] }, 'Paid plan not priced'],
  [{ answer: 'not found, ask', plans: [] }, 'Price not found'],
  [{ answer: 'free', plans: [] }, undefined],
  [{}, undefined],
] as const)('prices of %j are filtered as %s', (prices, answer) => {
  expect(unpricedAnswer(buildTool(), buildPrices(prices as Partial<ToolPrices>))).toBe(answer);
});

test('a tool without a file has no price unless its own line tells one', () => {
  expect(unpricedAnswer(buildTool({ shortPrice: undefined }), undefined)).toBe('Price not found');
  expect(unpricedAnswer(buildTool({ shortPrice: 'Free' }), undefined)).toBeUndefined();
});

const shortOf = (prices: Partial<ToolPrices>, own?: string) =>
  withPrices(buildTool({ shortPrice: own }), buildPrices(prices)).shortPrice;

test('the price in one line names the free plan, the paid one and what is not confirmed', () => {
  expect(shortOf({})).toBe('Free; Pro $16.99 a person a month');
  expect(shortOf({ free: 'trial' })).toBe('Trial; Pro $16.99 a person a month');
  expect(shortOf({ free: 'no', plans: [buildPlan({ plan: 'Pro, for teams (new)', unit: 'seat (at least 2)' })] })).toBe(
    'Pro $16.99 a seat a month',
  );
  expect(shortOf({ plans: [buildPlan({ confidence: 'low', billing: 'year' })] })).toBe(
    'Free; Pro $16.99 a person a month, billed yearly, not confirmed',
  );
  expect(shortOf({ plans: [buildPlan({ plan: 'Cheapest paid plan, paid monthly' })] })).toBe('Free; $16.99 a person a month');
});

test('by quote, free with a paid plan and not found are three answers; where nothing was found the tool’s own words stay', () => {
  expect(shortOf({ answer: 'by quote', plans: [] })).toBe('By quote');
  expect(shortOf({ answer: "free with a paid plan we couldn't price", plans: [] })).toBe('Free; we couldn’t price the paid plan');
  expect(shortOf({ answer: 'not found, ask', plans: [] }, 'Trial; price not found')).toBe('Trial; price not found');
  expect(shortOf({ answer: 'not found, ask', plans: [] })).toBeUndefined();
  expect(leastPriceInWords(buildTool({ pricingModel: 'Paid' }), undefined, today)).toBe('Price not found. Ask the company.');
});

test('the symbol comes from the least plan, and an old price of the record goes where none was found again', () => {
  const old = {
    plan: 'Old',
    amount: 60,
    currency: 'USD',
    per: 'month',
    asOf: '2025-01',
    source: 'https://lamp.example',
  } as const;
  const tool = buildTool({ leastPrice: old, costTier: undefined, badge: undefined });
  expect(priceSymbol(withPrices(tool, buildPrices()))).toBe('$$');
  expect(withPrices(tool, buildPrices()).leastPrice).toEqual({
    ...{ plan: 'Pro', amount: 16.99, currency: 'USD', per: 'person a month' },
    ...{ asOf: '2026-05', source: 'https://prices.example/lamp', read: '2026-11-24' },
  });
  expect(priceSymbol(withPrices(tool, buildPrices({ answer: 'not found, ask', plans: [] })))).toBeUndefined();
  expect(withPrices(tool, undefined)).toBe(tool);
});

test.each([
  [{ amount: 16.99, per: 'month' }, '$16.99 a month (Pro, May 2026)'],
  [{ amount: 20, per: 'person a month, billed yearly' }, '$20 a person a month, billed yearly (Pro, May 2026)'],
  [{ amount: 0.014, per: 'use' }, '$0.014 a use (Pro, May 2026)'],
  [{ amount: 60, per: 'once' }, '$60 once (Pro, May 2026)'],
] as const)('a price of the record is %j in words', (price, words) => {
  expect(priceInWords({ plan: 'Pro', currency: 'USD', asOf: '2026-05', source: 'https://lamp.example', ...price })).toBe(words);
});

test.each([
  ['2026-10-28', '$16.99 a person a month', 'Free; Pro $16.99 a person a month'],
  ['2026-10-29', '$16.99 a person a month, as of May 2026', 'Free; Pro $16.99 a person a month, as of May 2026'],
])('a price of May 2026 is told on %s with its month as soon as it is over 180 days old', (day, inFull, inShort) => {
  expect(pricedInWords(buildPlan(), day)).toBe(inFull);
  expect(shortPriceToday(withPrices(buildTool(), buildPrices()), buildPrices(), day)).toBe(inShort);
});

test('without a plan the day is that of who says that it is free, else that of the entry; what was not found has none', () => {
  const statement = { quote: 'Free', source: 'https://lamp.example', by: 'company', read: '2026-01-05' } as const;
  const free = buildPrices({ answer: 'free', plans: [], freeSaid: statement });
  expect(shortPriceToday(withPrices(buildTool(), free), free, today)).toBe('Free, as of January 2026');
  const own = buildTool({ shortPrice: 'Free', verifiedAt: '2025-09' });
  expect(shortPriceToday(own, undefined, today)).toBe('Free, as of September 2025');
  expect(shortPriceToday({ ...own, shortPrice: undefined }, undefined, today)).toBe('Price not found. Ask the company.');
});

test('what a company says bears the day of its copy, what others say that of their text', () => {
  const of = (overrides: Partial<PricePlan>) =>
    pricedInWords(buildPlan({ copied: '2026-09-01', dated: '2025-01', ...overrides }), today);
  expect(of({ by: 'company' })).toBe('$16.99 a person a month');
  expect(of({})).toBe('$16.99 a person a month, as of January 2025');
});

test.each([
  ['2026-11-30', '$16.99 a person a month'],
  ['2026-12-01', '$16.99 a person a month, as of November 2026'],
])('a price that must be read again by November 2026 is told on %s as: %s', (day, says) => {
  const plan = buildPlan({ dated: '2026-11', mustBeReadBy: '2026-11' });
  const prices = buildPrices({ plans: [plan] });
  const tool = withPrices(buildTool(), prices);
  expect(pricedInWords(plan, day)).toBe(says);
  expect(shortPriceToday(tool, prices, day)).toBe(`Free; Pro ${says}`);
  expect(whenceInWords(plan)).toMatch(/; November 2026; to be read again by November 2026$/);
});

test.each([
  ['Pro', 'USD', 'Pro is $16.99 for each user', ''],
  ['Pro, billed yearly', 'USD', 'pro: 16.99 USD', ''],
  ['Lamp Pro', 'USD', 'Viewer, Pro and Team: $16.99', ''],
  ['Lamp Pro', 'USD', 'Professional: $16.99', 'name no plan'],
  ['Premium Per User', 'USD', '$16.99 user/month', 'name no plan'],
  ['Cheapest paid plan', 'USD', 'The cheapest paid plan: $16.99', 'name no plan'],
  ['Pro', 'USD', 'Pro, 16.99', 'name no currency'],
  ['Pro', 'EUR', 'Pro, $16.99', 'name no currency'],
  ['Pro', 'GBP', '£16.99', 'name no plan'],
  ['Pro', 'USD', '免費,16.99,True', 'name neither plan nor currency'],
] as const)('of the plan %s in %s the words “%s” %s', (plan, currency, quote, unsaid) => {
  const whence = whenceOfPlan(buildPlan({ plan, currency, quote, by: 'company' }));
  expect(whence).toBe(`The company; May 2026${unsaid && `. Its words ${unsaid}`}`);
});
