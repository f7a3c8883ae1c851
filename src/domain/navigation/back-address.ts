import { addresses, isHubTab } from '../addresses.ts';
import type { Category } from '../catalogue/category-schema.ts';

// Hubs that tools of these categories link back to when the address does not name the page before.
const hubOfCategory: Record<string, string> = {
  LLMs: 'llm-hub',
  'Image Generators': 'image-hub',
  'Video Generators': 'video-hub',
};

/**
 * Returns the address of a tool page's back button (docs/product.md): /{from}?tab={tab} when the address names a hub of ours and
 * a tab, or else the hub of three categories, or else /resources. Only our own addresses are trusted (docs/product.md).
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
