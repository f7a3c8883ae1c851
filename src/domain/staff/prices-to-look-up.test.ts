import { expect, test } from 'vitest';
import type { PricedTool } from './prices-to-look-up.ts';
import { pricesToLookUp } from './prices-to-look-up.ts';

const today = '2026-11-28';
const tool = (overrides: Partial<PricedTool> = {}): PricedTool => ({
  ...{ slug: 'lamp', name: 'Lamp', website: null, says: 'Free', views: 0 },
  ...{ isFound: true, isConfirmed: true, pricedOn: '2026-11' },
  ...overrides,
});
const whyOf = (overrides: Partial<PricedTool>) => pricesToLookUp([tool(overrides)], today).map(({ why }) => why);

test('a price is looked up that was not found, that no company confirms, or that is over a year old', () => {
  expect(whyOf({})).toEqual([]);
  expect(whyOf({ isFound: false, isConfirmed: false })).toEqual(['not found']);
  expect(whyOf({ isConfirmed: false })).toEqual(['not confirmed']);
  expect(whyOf({ pricedOn: '2025-11-28' })).toEqual([]);
  expect(whyOf({ pricedOn: '2025-11-27' })).toEqual(['old']);
});

test('the thirty whose pages are seen most stand first, equals in order of name', () => {
  const many = Array.from({ length: 40 }, (_, at) => tool({ slug: `t${at}`, name: `T${at}`, views: at, isConfirmed: false }));
  const tools = pricesToLookUp(many, today);
  expect(tools).toHaveLength(30);
  expect(tools.map(({ views }) => views)).toEqual(Array.from({ length: 30 }, (_, at) => 39 - at));
  const equals = [tool({ name: 'Zeal', isFound: false }), tool({ name: 'Arc', isFound: false })];
  expect(pricesToLookUp(equals, today).map(({ name }) => name)).toEqual(['Arc', 'Zeal']);
});
