import { expect, test } from 'vitest';
import { costTiers, pricingModels } from './choices.ts';
import { costGuide, priceIcon, priceSymbol } from './price.ts';
import type { Price } from './tool-schema.ts';

test.each([
  ['Free', '$'],
  ['Freemium', '$$'],
  ['Paid', '$$$'],
] as const)('a badge %s gives the price symbol %s', (badge, symbol) => {
  expect(priceSymbol({ badge })).toBe(symbol);
});

test.each([
  ['no badge', undefined],
  ['a badge that names no price', 'Popular'],
  ['an empty badge', ''],
  ['a badge in another case', 'free'],
])('where no price was found and there is %s, there is no symbol', (_, badge) => {
  expect(priceSymbol({ badge })).toBeUndefined();
});

const price = (amount: number, per: Price['per'] = 'month'): Price => ({
  plan: 'Plus',
  amount,
  currency: 'USD',
  per,
  asOf: '2026-11',
  source: 'https://lamp.example/prices',
});

test.each([
  [9.99, 'month', '$'],
  [10, 'month', '$$'],
  [49.99, 'month, billed yearly', '$$'],
  [50, 'person a month', '$$$'],
  [119, 'year', '$'],
  [120, 'year', '$$'],
  [0.014, 'use', '$'],
] as const)('a least paid plan of $%s a %s gives the symbol %s', (amount, per, symbol) => {
  expect(priceSymbol({ leastPrice: price(amount, per) })).toBe(symbol);
});

test('the plan that a church of 200 would need counts before the least one, and both before the badge', () => {
  expect(priceSymbol({ badge: 'Freemium', leastPrice: price(8), churchPrice: price(60) })).toBe('$$$');
  expect(priceSymbol({ badge: 'Paid', leastPrice: price(8) })).toBe('$');
});

test.each(costTiers.flatMap((costTier) => [...pricingModels, undefined].map((badge) => ({ costTier, badge }))))(
  "the tool's own cost tier $costTier overrules the badge $badge and every price",
  ({ costTier, badge }) => {
    expect(priceSymbol({ costTier, badge, leastPrice: price(20), churchPrice: price(60) })).toBe(costTier);
  },
);

test('the cost guide explains every symbol once, from cheap to dear', () => {
  expect(costGuide.map(({ symbol }) => symbol)).toEqual(costTiers);
  expect(costGuide.map(({ meaning }) => meaning)).toEqual(['Free or low cost', '$10 to $50 a month', '$50 or more a month']);
});

test.each([
  ['Free', 'free'],
  ['Freemium', 'free'],
  ['Free, then $20 a month', 'free'],
  ['$20 a month, Free for 7 days', 'free'],
  ['$20 a month', 'money'],
  ['from 20 US$', 'money'],
  ['Paid', 'gem'],
  ['free of charge', 'gem'],
  ['', 'gem'],
] as const)("the price '%s' has the icon %s", (pricing, icon) => {
  expect(priceIcon(pricing)).toBe(icon);
});
