import { expect, test } from 'vitest';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import { figuresIn, toolPricesSchema } from './price-schema.ts';

const problemsOf = (prices: object) =>
  toolPricesSchema.safeParse(prices).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const statement = { quote: 'Ask us for a quote', source: 'https://lamp.example', by: 'company' as const, read: '2026-11-24' };

test('prices with their words are taken', () => {
  expect(problemsOf(buildPrices())).toEqual([]);
  expect(problemsOf(buildPrices({ answer: 'by quote', plans: [], answerSaid: statement }))).toEqual([]);
  expect(problemsOf({ slug: 'lamp', answer: 'not found, ask', free: 'unknown' })).toEqual([]);
});

test.each([
  ['a quotation without the figure', { quote: 'Pro costs something' }, 'plans.0.quote: must hold the figure of the amount'],
  ['a figure that only begins alike', { quote: 'Pro is $16.995' }, 'plans.0.quote: must hold the figure of the amount'],
  ['26 words', { quote: `16.99 ${'word '.repeat(25)}` }, 'plans.0.quote: must have at most 25 words'],
  ['an address that is not https', { source: 'http://prices.example' }, 'plans.0.source: must be an https address'],
  [
    'the word of a third party that read no price page',
    { pricePageSaid: undefined },
    "plans.0.confidence: must be 'low' where a third party didn't read the company's price page",
  ],
])('a plan with %s is refused', (_, overrides, problem) => {
  expect(problemsOf(buildPrices({ plans: [buildPlan(overrides)] }))).toEqual([problem]);
});

test('a record of an earlier release, which told of a price page without its words, still reads', () => {
  const former = buildPlan({ pricePageSaid: undefined, ofPricePage: true });
  expect(problemsOf(buildPrices({ plans: [former] }))).toEqual([]);
});

test('25 words are few enough', () => {
  expect(problemsOf(buildPrices({ plans: [buildPlan({ quote: `16.99 ${'word '.repeat(24)}` })] }))).toEqual([]);
});

test('plans are a price, and a price by quote needs its words', () => {
  const priced = "answer: is 'priced' where there are plans, and only there";
  expect(problemsOf(buildPrices({ answer: 'free' }))).toEqual([priced]);
  expect(problemsOf(buildPrices({ plans: [] }))).toEqual([priced]);
  expect(problemsOf(buildPrices({ answer: 'by quote', plans: [] }))).toEqual([
    "answerSaid: a price 'by quote' needs the words that say so",
  ]);
});

test('figures are read with their thousands and their cents', () => {
  expect(figuresIn('$1,920 a year, or 8.33. From €0.014; 9,99,2026')).toEqual([1920, 8.33, 0.014, 9992026]);
});
