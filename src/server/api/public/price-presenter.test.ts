import { expect, test } from 'vitest';
import { priceViewSchema } from '#domain/catalogue/price-views.ts';
import { buildSnapshot, buildTool } from '#tests/builders.ts';
import { buildPlan, buildPrices } from '#tests/price-builders.ts';
import { presentToolPage } from './presenters.ts';
import { presentPrices } from './price-presenter.ts';

const statement = { quote: 'Ask us', source: 'https://lamp.example', by: 'company', read: '2026-11-24' } as const;

test('a plan leaves with its amount, its words and who says so', () => {
  const [plan] = presentPrices(buildPrices(), '2026-10-01');
  expect(plan).toEqual({
    ...{ answer: 'priced', plan: 'Pro', says: '$16.99 a person a month', confidence: 'medium' },
    ...{ amount: 16.99, currency: 'USD', per: 'month', unit: 'person', billing: 'month' },
    ...{ quote: 'Pro is $16.99 for each user', source: 'https://prices.example/lamp', by: 'third party' },
    ...{ dated: '2026-05', copied: undefined, read: '2026-11-24' },
    whence: 'According to prices.example, which says that it read the company’s price page; May 2026',
  });
});

test('the free plan, a trial, a price by quote, nothing found and a discount are lines of their own', () => {
  const answersOf = (...args: Parameters<typeof buildPrices>) =>
    presentPrices(buildPrices(...args), '2026-10-01').map((line) => `${priceViewSchema.parse(line).answer}: ${line.says}`);
  expect(answersOf({ freeSaid: statement, plans: [buildPlan({ amount: 5 })] })).toEqual([
    'free: Free',
    'priced: $5 a person a month',
  ]);
  expect(answersOf({ free: 'trial', freeSaid: statement })[0]).toBe('trial: Free for a time');
  expect(answersOf({ answer: 'by quote', answerSaid: statement, plans: [] })).toEqual(['by quote: By quote']);
  expect(answersOf({ answer: 'not found, ask', plans: [] })).toEqual(['not found, ask: Price not found. Ask the company.']);
  expect(answersOf({ answer: 'free', freeSaid: statement, plans: [] })).toEqual(['free: Free']);
  expect(answersOf({ discount: { says: 'Half price', churches: 'unclear', ...statement } })[1]).toBe('discount: Half price');
});

test('a plan that is not confirmed says so, a lesser plan without a price stands below, and so does the price by size', () => {
  const prices = buildPrices({ unpriced: ['Plus'], plans: [buildPlan({ amount: 72, people: 'any number', confidence: 'low' })] });
  expect(presentPrices(prices, '2026-10-01').map((line) => `${priceViewSchema.parse(line).plan}: ${line.says}`)).toEqual([
    'Pro: $72 a person a month, not confirmed',
    'Plus: Price not found. Ask the company.',
    'By size: 30 people: $72; 120: $72; 400: $72 a month, not confirmed',
  ]);
});

test('a tool’s page has its prices and the price in one line; without a file there are none, and the line says so', () => {
  const tools = [
    buildTool({ slug: 'lamp', shortPrice: undefined }),
    buildTool({ slug: 'candle', name: 'Candle', shortPrice: undefined }),
  ];
  const snapshot = buildSnapshot({ tools, prices: new Map([['lamp', buildPrices()]]) });
  const [candle, lamp] = snapshot.tools.map((tool) => presentToolPage(tool, snapshot, '2026-11-24'));
  expect(lamp).toMatchObject({ shortPrice: 'Free; Pro $16.99 a person a month, as of May 2026', prices: [{ plan: 'Pro' }] });
  expect(candle).toMatchObject({ shortPrice: 'Price not found. Ask the company.', prices: [] });
});
