import { expect, test } from 'vitest';
import { costTiers, pricingModels } from './choices.ts';
import { costGuide, priceIcon, priceSymbol } from './price.ts';

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
])('%s gives the price symbol $$', (_, badge) => {
  expect(priceSymbol({ badge })).toBe('$$');
});

test.each(costTiers.flatMap((costTier) => [...pricingModels, undefined].map((badge) => ({ costTier, badge }))))(
  "the tool's own cost tier $costTier overrules the badge $badge",
  ({ costTier, badge }) => {
    expect(priceSymbol({ costTier, badge })).toBe(costTier);
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
