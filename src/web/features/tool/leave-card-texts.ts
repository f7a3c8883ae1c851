import { toolsPage } from '#domain/catalogue/list-page.ts';
import type { ToolSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import type { ReadList } from '#web/api-reads.ts';

/**
 * On the server: the list as it is written into the page's data, for the filters. What the cards of the shown tools say at length
 * is not written again (docs/decisions/0018); the whole tools stand beside it as `whole`, which is rendered and never written.
 */
export function leaveCardTexts<T extends ReadList<ToolCardView>>(list: T, search: ToolSearch): T {
  if (!('all' in list)) return list;
  const shown = new Set(toolsPage(list.all, search).records);
  const all = list.all.map((tool) => (shown.has(tool) ? withoutTexts(tool) : tool));
  return Object.defineProperty({ ...list, all }, 'whole', { value: list.all });
}

const withoutTexts = (tool: ToolCardView): Omit<ToolCardView, 'description' | 'pricing' | 'website'> => ({
  slug: tool.slug,
  name: tool.name,
  category: tool.category,
  pricingModel: tool.pricingModel,
  badge: tool.badge,
  costTier: tool.costTier,
  impact: tool.impact,
  status: tool.status,
  verifiedAt: tool.verifiedAt,
});
