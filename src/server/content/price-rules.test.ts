import { expect, test } from 'vitest';
import type { Tool } from '#domain/catalogue/tool-schema.ts';
import { buildTool } from '#tests/builders.ts';
import { buildPrices } from '#tests/price-builders.ts';
import { priceProblems, toldTwice } from './price-rules.ts';

const price = {
  plan: 'Pro',
  amount: 20,
  currency: 'USD',
  per: 'month',
  asOf: '2026-05',
  source: 'https://lamp.example',
} as const;
const problemsOf = (tool: Partial<Tool>, prices = buildPrices()) => {
  const records = {
    tools: [buildTool({ slug: 'lamp', pricing: 'Free', shortPrice: undefined, ...tool })],
    prices: new Map([['lamp', prices]]),
  };
  return [...priceProblems(records), ...toldTwice(records)].map(({ file, field, message }) => `${file}: ${field}: ${message}`);
};

test('prices of no tool are told', () => {
  expect(priceProblems({ tools: [], prices: new Map([['lamp', buildPrices()]]) })).toEqual([
    { file: 'prices/lamp.yaml', field: 'slug', message: "there is no tool 'lamp'" },
  ]);
});

test('what prices tell stands in no second place', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ shortPrice: 'Free' })).toEqual(['tools/lamp.md: shortPrice: prices/lamp.yaml tells it: leave it out']);
  expect(problemsOf({ leastPrice: price })).toEqual(['tools/lamp.md: leastPrice: prices/lamp.yaml tells it: leave it out']);
  expect(problemsOf({ costTier: '$' })).toEqual(['tools/lamp.md: costTier: prices/lamp.yaml tells it: leave it out']);
  expect(problemsOf({ churchPrice: price })).toEqual([
    'tools/lamp.md: churchPrice: is the amount of no plan in the tool’s price (prices/lamp.yaml)',
  ]);
  expect(problemsOf({ churchPrice: { ...price, amount: 16.99 } })).toEqual([]);
});

test('a line names no price that the prices don’t have; a fee on each gift is none', () => {
  expect(problemsOf({ pricing: 'Free; Pro $16.99 a month; cards 2.9% + $0.30' })).toEqual([]);
  expect(problemsOf({ pricing: 'Free; Pro $1,900 a year' })).toEqual([
    'tools/lamp.md: pricing: names 1900, which is the amount of no plan in the tool’s price (prices/lamp.yaml)',
  ]);
});

test('where no price was found, the tool’s own line stays, without an amount', () => {
  const notFound = buildPrices({ answer: 'not found, ask', plans: [] });
  expect(problemsOf({ shortPrice: 'Trial; price not found' }, notFound)).toEqual([]);
  expect(problemsOf({ shortPrice: 'About $20 a month' }, notFound)).toEqual([
    'tools/lamp.md: shortPrice: names 20, which is the amount of no plan in the tool’s price (prices/lamp.yaml)',
  ]);
});
