import type { FilteredTool } from './filter-tools.ts';
import {
  filterTools,
  toolCategoryOptions,
  toolCostOptions,
  toolImpactOptions,
  toolLanguageOptions,
  toolPricingOptions,
  toolsInOtherForms,
  toolTraitOptions,
} from './filter-tools.ts';
import type { ListPage } from './list-page.ts';
import { mostAlso, optionsOf, pageOf } from './list-page.ts';
import type { ToolSearch } from './list-search.ts';
import { toolsPerPage } from './list-search.ts';
import type { SortedTool } from './sort-list.ts';
import { sortTools } from './sort-list.ts';

/** One page of the tools that a search finds. */
export function toolsPage<T extends FilteredTool & SortedTool>(
  tools: readonly T[],
  { q, page, sort, ...choices }: ToolSearch,
  perPage = toolsPerPage,
): ListPage<T> {
  // Text goes first and once, since it costs most; the other filters run on its matches.
  const matching = filterTools(tools, { q });
  const results = filterTools(matching, choices);
  return {
    ...pageOf(sortTools(results, { sort, q }), page, perPage),
    also: toolsInOtherForms(tools, { q, ...choices }, matching).slice(0, mostAlso),
    found: results.length,
    total: tools.length,
    options: optionsOf(tools, results, () => ({
      category: toolCategoryOptions(tools, choices, matching),
      pricing: toolPricingOptions(matching, choices),
      impact: toolImpactOptions(results),
      cost: toolCostOptions(results),
      language: toolLanguageOptions(tools, choices, matching),
      ...toolTraitOptions(results),
    })),
  };
}
