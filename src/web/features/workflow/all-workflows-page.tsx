import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { workflowSorts } from '#domain/catalogue/choices.ts';
import type { WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ListScreen } from '#web/features/catalogue/filtered-list.tsx';
import { FilteredList } from '#web/features/catalogue/filtered-list.tsx';
import { workflowsOf } from '#web/features/catalogue/list-sources.ts';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { WorkflowAccordion } from './workflow-accordion.tsx';

const route = getRouteApi('/all-workflows');

const screen: ListScreen<WorkflowCardView, WorkflowSearch> = {
  source: workflowsOf(),
  noun: 'workflows',
  heading: {
    title: 'All workflows',
    lead: (total) => `${total} step-by-step workflows, each with the point where a person must look and decide.`,
  },
  form: { label: 'Search and filter workflows', action: addresses.allWorkflows() },
  field: { label: 'Search workflows', placeholder: 'A task or a word from its title' },
  selects: [
    { name: 'category', label: 'Category', all: 'All categories' },
    { name: 'difficulty', label: 'Difficulty', all: 'All levels' },
  ],
  sorts: workflowSorts,
  hrefOf: addresses.allWorkflows,
  nothing: {
    title: 'No workflows found for your search criteria.',
    hint: 'Try fewer letters, or look through every category.',
    showAll: 'Show every workflow',
  },
  show: (workflows) => <WorkflowAccordion workflows={workflows} />,
};

/** Every workflow, searched and filtered (docs/product.md). */
export function AllWorkflowsPage() {
  return <FilteredList screen={screen} loaded={route.useLoaderData()} {...useListSearch<WorkflowSearch>(route.useSearch())} />;
}
