import { addresses, isHubTab } from '../addresses.ts';
import type { Category } from '../catalogue/category-schema.ts';

// Tools of these categories lead back to their hub when the address does not say where the visitor came from.
const hubOfCategory: Record<string, string> = {
  LLMs: 'llm-hub',
  'Image Generators': 'image-hub',
  'Video Generators': 'video-hub',
};

/**
 * Where the back button of a tool page leads (docs/product.md): to /{from}?tab={tab} when the address
 * names a hub of ours and a tab, else to the hub of three categories, else to /resources. Only our own addresses are
 * believed (docs/product.md).
 */
export function backAddress(
  tool: { category: string } | undefined,
  search: { from?: string; tab?: string },
  categories: readonly Pick<Category, 'hub'>[],
): string {
  const knownHub = categories.some((category) => category.hub === search.from);
  if (knownHub && search.from && isHubTab(search.tab)) return addresses.hub(search.from, search.tab);
  const hub = tool && hubOfCategory[tool.category];
  return hub ? addresses.hub(hub, 'tools') : addresses.resources();
}
