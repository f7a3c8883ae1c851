import { expect, test } from 'vitest';
import { buildTool } from '#tests/builders.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import { priceSymbol } from './price.ts';
import { leastPlan, leastPriceInWords, planInWords, priceInWords, whenceInWords, withPrices } from './price-in-words.ts';
import type { PricePlan, ToolPrices } from './price-schema.ts';

test.each([
  [{}, '$16.99 a person a month'],
  [{ amount: 8, billing: 'year' }, '$8 a person a month, billed yearly'],
  [{ amount: 199.9, per: 'year', billing: 'year' }, '$199.90 a person a year'],
  [{ amount: 24, currency: 'GBP', unit: 'church' }, '£24 a month'],
  [{ amount: 13, unit: 'account with 500 contacts' }, '$13 a month (account with 500 contacts)'],
  [{ amount: 79, unit: 'person (at least 2)' }, '$79 a person a month (at least 2)'],
  [{ amount: 0.006, per: 'use', unit: 'minute', billing: 'unknown' }, '$0.006 a minute'],
] as const)('a plan of %j is in words: %s', (changed, words) => {
  expect(planInWords(buildPlan(changed))).toBe(words);
});

test.each([
  [{}, 'According to prices.example, not the company; May 2026'],
  [{ by: 'company', dated: '2026-10-05' }, 'The company; October 5, 2026'],
  [{ by: 'company', dated: undefined }, 'The company; undated, read November 24, 2026'],
  [
    { dated: undefined, copied: '2026-08-20', source: 'https://github.com/someone/list/blob/a/b.ts' },
    'According to github.com/someone, not the company; undated, copied August 20, 2026',
  ],
  [
    { source: 'https://huggingface.co/datasets/someone/prices' },
    'According to huggingface.co/someone, not the company; May 2026',
  ],
] as const)('a source of %j is told as: %s', (changed, words) => {
  expect(whenceInWords(buildPlan(changed))).toBe(words);
});

const leastOf = (...plans: Partial<PricePlan>[]) => leastPlan({ plans: plans.map(buildPlan) })?.plan;

test('the least plan is a confirmed one by the month, as far as there is one', () => {
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'Go', amount: 8 })).toBe('Go');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'Rumored', amount: 8, confidence: 'low' })).toBe('Pro');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'Undated', amount: 8, dated: undefined })).toBe('Pro');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'By the year', amount: 16, billing: 'year' })).toBe('Pro');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'By the year', amount: 120, per: 'year' })).toBe('By the year');
  expect(leastOf({ plan: 'Pro', amount: 20 }, { plan: 'By the picture', amount: 0.03, per: 'use' })).toBe('Pro');
  expect(leastOf({ plan: 'By the year', amount: 16, billing: 'year', confidence: 'low' })).toBe('By the year');
  expect(leastOf()).toBeUndefined();
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
  expect(leastPriceInWords(buildTool({ pricingModel: 'Paid' }), undefined)).toBe('Price not found. Ask the company.');
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
    ...{ asOf: '2026-05', source: 'https://prices.example/lamp' },
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
