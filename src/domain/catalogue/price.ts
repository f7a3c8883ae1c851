import type { CostTier } from './choices.ts';
import type { Tool } from './tool-schema.ts';

const tierOfBadge: Record<string, CostTier> = { Free: '$', Freemium: '$$', Paid: '$$$' };

/**
 * The price symbol of the comparison table (spec, section 9; design, section 7.7): the tool's own cost tier,
 * else the tier of its badge, else '$$'.
 */
export function priceSymbol(tool: Pick<Tool, 'costTier' | 'badge'>): CostTier {
  return tool.costTier ?? tierOfBadge[tool.badge ?? ''] ?? '$$';
}

/** What each price symbol means, in the words of the cost guide (spec, section 2, comparison). */
export const costGuide: { symbol: CostTier; meaning: string }[] = [
  { symbol: '$', meaning: 'Free or low cost' },
  { symbol: '$$', meaning: '$10 to $50 a month' },
  { symbol: '$$$', meaning: '$50 or more a month' },
];

/** The icon beside a price (spec, section 2, hubs): free if the text says 'Free', money if it has a '$', else a gem. */
export function priceIcon(pricing: string): 'free' | 'money' | 'gem' {
  if (pricing.includes('Free')) return 'free';
  return pricing.includes('$') ? 'money' : 'gem';
}
