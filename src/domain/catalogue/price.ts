import type { CostTier } from './choices.ts';
import type { Price, Tool } from './tool-schema.ts';

const tierOfBadge: Record<string, CostTier> = { Free: '$', Freemium: '$$', Paid: '$$$' };

/** How many months one payment is for; what is paid once or by use counts as a month's. */
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
 * The price symbol (docs/product.md): what the tool says of itself, else what the plan costs that a church of 200 would
 * need, else its least paid plan, else its badge. Other currencies count as they stand: the steps are wide.
 * @returns nothing where no price was found
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

/** What each price symbol means, in the words of the cost guide (docs/product.md). */
export const costGuide: { symbol: CostTier; meaning: string }[] = [
  { symbol: '$', meaning: 'Free or low cost' },
  { symbol: '$$', meaning: '$10 to $50 a month' },
  { symbol: '$$$', meaning: '$50 or more a month' },
];

/** The icon beside a price (docs/product.md): free if the text says 'Free', money if it has a '$', else a gem. */
export function priceIcon(pricing: string): 'free' | 'money' | 'gem' {
  if (pricing.includes('Free')) return 'free';
  return pricing.includes('$') ? 'money' : 'gem';
}
