import type { FilteredTool, FilterOption } from './filter-tools.ts';
import {
  filterTools,
  toolCategoryOptions,
  toolCostOptions,
  toolImpactOptions,
  toolLanguageOptions,
  toolPricingOptions,
  toolTraitOptions,
} from './filter-tools.ts';
import type { FilteredWorkflow } from './filter-workflows.ts';
import {
  creativeCategoryOptions,
  filterCreativeWorkflows,
  filterWorkflows,
  workflowCategoryOptions,
  workflowDifficultyOptions,
} from './filter-workflows.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from './list-search.ts';
import { creativePerPage, pageOf, toolsPerPage, workflowsPerPage } from './list-search.ts';
import type { SortedTool, SortedWorkflow } from './sort-list.ts';
import { sortTools, sortWorkflows } from './sort-list.ts';

/** One page of a list, with what its screen says beside it. */
export interface ListPage<T> {
  records: T[];
  /** At least 1, at most `pageCount`. */
  page: number;
  pageCount: number;
  /** How many records match, on all pages. */
  found: number;
  /** How many there are without any filter. */
  total: number;
  /** The choices of each filter, with what each would show beside the other filters. */
  options: Record<string, FilterOption[]>;
}

/**
 * A list as a screen reads it: the whole list while it is short, so that its filters answer at once in the browser, else
 * the page that was asked for. A screen then weighs the same however large the catalogue grows (design, section 9).
 */
export type Listed<T> = { all: T[] } | { shown: ListPage<T> };

/** A list of more records is answered page by page: of the whole catalogue, and of a hub. */
export const mostToolsAtOnce = { whole: 200, hub: 36 };
export const mostWorkflowsAtOnce = { whole: 100, hub: 18 };

/** The tools that a search finds, one page of them. */
export function toolsPage<T extends FilteredTool & SortedTool>(
  tools: readonly T[],
  { q, page, sort, ...choices }: ToolSearch,
  perPage = toolsPerPage,
): ListPage<T> {
  // The text once, the choices on what it leaves: the text costs most.
  const matching = filterTools(tools, { q });
  const found = filterTools(matching, choices);
  return {
    ...pageOf(sortTools(found, { sort, q }), page, perPage),
    found: found.length,
    total: tools.length,
    options: optionsOf(tools, found, () => ({
      category: toolCategoryOptions(tools, choices, matching),
      pricing: toolPricingOptions(matching, choices),
      impact: toolImpactOptions(found),
      cost: toolCostOptions(found),
      language: toolLanguageOptions(matching, choices),
      ...toolTraitOptions(found),
    })),
  };
}

/** The workflows that a search finds, one page of them. */
export function workflowsPage<T extends FilteredWorkflow & SortedWorkflow>(
  workflows: readonly T[],
  { q, page, sort, ...choices }: WorkflowSearch,
  perPage = workflowsPerPage,
): ListPage<T> {
  const matching = filterWorkflows(workflows, { q });
  const found = filterWorkflows(matching, choices);
  return {
    ...pageOf(sortWorkflows(found, { sort, q }), page, perPage),
    found: found.length,
    total: workflows.length,
    options: optionsOf(workflows, found, () => ({
      category: workflowCategoryOptions(workflows, choices, matching),
      difficulty: workflowDifficultyOptions(workflows, choices, matching),
    })),
  };
}

/** The creative workflows that a search finds, one page of them (spec, section 2, AI Creative Workflows). */
export function creativePage<T extends FilteredWorkflow & SortedWorkflow>(
  workflows: readonly T[],
  search: CreativeSearch,
): ListPage<T> {
  const creative = filterCreativeWorkflows(workflows, {});
  const found = filterCreativeWorkflows(creative, search);
  return {
    ...pageOf(sortWorkflows(found, search), search.page, creativePerPage),
    found: found.length,
    total: creative.length,
    options: { category: creativeCategoryOptions(creative, search) },
  };
}

// A list never changes. While no filter leaves anything out, which is how most visitors see it, it is counted once.
const optionsOfWhole = new WeakMap<readonly unknown[], ListPage<unknown>['options']>();

function optionsOf<T>(records: readonly T[], found: readonly T[], count: () => ListPage<T>['options']): ListPage<T>['options'] {
  if (found.length < records.length) return count();
  const known = optionsOfWhole.get(records) ?? count();
  optionsOfWhole.set(records, known);
  return known;
}
