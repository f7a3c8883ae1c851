import type { PricePlan, SaidOfPrice, ToolPrices } from '#domain/catalogue/price-schema.ts';

/** One plan: $16.99 a person a month, by a third party that read the price page in May 2026. */
export const buildPlan = (overrides: Partial<PricePlan> = {}): PricePlan => ({
  plan: 'Pro',
  amount: 16.99,
  currency: 'USD',
  per: 'month',
  unit: 'person',
  billing: 'month',
  quote: 'Pro is $16.99 for each user',
  source: 'https://prices.example/lamp',
  by: 'third party',
  pricePageSaid: 'as on lamp.example/pricing',
  dated: '2026-05',
  read: '2026-11-24',
  confidence: 'medium',
  ...overrides,
});

/** Prices of a tool with a free plan and one paid one. */
export const buildPrices = (overrides: Partial<ToolPrices> = {}): ToolPrices => ({
  slug: 'lamp',
  answer: 'priced',
  free: 'yes',
  plans: [buildPlan()],
  ...overrides,
});

/** Quotation for a price: the company's own, undated. */
export const buildSaid = (overrides: Partial<SaidOfPrice> = {}): SaidOfPrice => ({
  quote: 'Pro is $16.99 for each user',
  source: 'https://lamp.example/pricing',
  by: 'company',
  read: '2026-11-24',
  ...overrides,
});
