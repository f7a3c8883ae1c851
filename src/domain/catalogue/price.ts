import type { CostTier } from './choices.ts';
import type { Price, Tool } from './tool-schema.ts';

const tierOfBadge: Record<string, CostTier> = { Free: '$', Freemium: '$$', Paid: '$$$' };

/** Months that one payment covers; a price paid once or by use counts as one month's. */
const months: Record<Price['per'], number> = {
  month: 1,
  'month, billed yearly': 1,
  year: 12,
  'person a month': 1,
  'person a month, billed yearly': 1,
  once: 1,
  use: 1,
};

/**
 * Price symbol of a tool (docs/product.md): its own, else by the price of the plan that a church of 200 would need, else of its
 * least paid plan, else by its badge. Currencies aren't converted: the steps are wide.
 * @returns undefined where no price was found
 */
export function priceSymbol(tool: Pick<Tool, 'costTier' | 'badge' | 'leastPrice' | 'churchPrice'>): CostTier | undefined {
  const price = tool.churchPrice ?? tool.leastPrice;
  return tool.costTier ?? (price && tierOfPrice(price)) ?? tierOfBadge[tool.badge ?? ''];
}

function tierOfPrice({ amount, per }: Price): CostTier {
  const aMonth = amount / months[per];
  if (aMonth < 10) return '$';
  return aMonth < 50 ? '$$' : '$$$';
}

/** Meaning of each price symbol, in the words of the cost guide (docs/product.md). */
export const costGuide: { symbol: CostTier; meaning: string }[] = [
  { symbol: '$', meaning: 'Free or low cost' },
  { symbol: '$$', meaning: '$10 to $50 a month' },
  { symbol: '$$$', meaning: '$50 or more a month' },
];

/** Icon next to a price (docs/product.md): free if the text says 'Free', money if it has a '$', else a gem. */
export function priceIcon(pricing: string): 'free' | 'money' | 'gem' {
  if (pricing.includes('Free')) return 'free';
  return pricing.includes('$') ? 'money' : 'gem';
}
