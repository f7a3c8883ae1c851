import type { FilteredWorkflow } from './filter-workflows.ts';
import {
  creativeCategoryOptions,
  filterCreativeWorkflows,
  filterWorkflows,
  workflowCategoryOptions,
  workflowDifficultyOptions,
  workflowsInOtherForms,
} from './filter-workflows.ts';
import type { ListPage } from './list-page.ts';
import { mostAlso, optionsOf, pageOf } from './list-page.ts';
import type { CreativeSearch, WorkflowSearch } from './list-search.ts';
import { creativePerPage, workflowsPerPage } from './list-search.ts';
import type { SortedWorkflow } from './sort-list.ts';
import { sortWorkflows } from './sort-list.ts';

/** One page of the workflows that a search finds. */
export function workflowsPage<T extends FilteredWorkflow & SortedWorkflow>(
  workflows: readonly T[],
  { q, page, sort, ...choices }: WorkflowSearch,
  perPage = workflowsPerPage,
): ListPage<T> {
  const matching = filterWorkflows(workflows, { q });
  const results = filterWorkflows(matching, choices);
  return {
    ...pageOf(sortWorkflows(results, { sort, q }), page, perPage),
    also: filterWorkflows(workflowsInOtherForms(workflows, q, matching), choices).slice(0, mostAlso),
    found: results.length,
    total: workflows.length,
    options: optionsOf(workflows, results, () => ({
      category: workflowCategoryOptions(workflows, choices, matching),
      difficulty: workflowDifficultyOptions(workflows, choices, matching),
    })),
  };
}

/** One page of the creative workflows that a search finds (docs/product.md). */
export function creativePage<T extends FilteredWorkflow & SortedWorkflow>(
  workflows: readonly T[],
  search: CreativeSearch,
): ListPage<T> {
  const creative = filterCreativeWorkflows(workflows, {});
  const results = filterCreativeWorkflows(creative, search);
  const also = workflowsInOtherForms(creative, search.q, filterCreativeWorkflows(creative, { q: search.q }));
  return {
    ...pageOf(sortWorkflows(results, search), search.page, creativePerPage),
    also: filterCreativeWorkflows(also, { category: search.category }).slice(0, mostAlso),
    found: results.length,
    total: creative.length,
    options: { category: creativeCategoryOptions(creative, search) },
  };
}
