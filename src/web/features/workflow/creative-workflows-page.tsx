import { getRouteApi } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { workflowSorts } from '#domain/catalogue/choices.ts';
import type { CreativeSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ListScreen } from '#web/features/catalogue/filtered-list.tsx';
import { FilteredList } from '#web/features/catalogue/filtered-list.tsx';
import { creativeWorkflows } from '#web/features/catalogue/list-sources.ts';
import { useListSearch } from '#web/features/catalogue/use-list-search.ts';
import { WorkflowAccordion } from './workflow-accordion.tsx';

const route = getRouteApi('/workflows/');

const screen: ListScreen<WorkflowCardView, CreativeSearch> = {
  source: creativeWorkflows,
  noun: 'workflows',
  heading: {
    title: 'AI Creative Workflows',
    lead: () => 'Artwork, invitations, print and clips: workflows for the people who make what the church shows.',
  },
  form: { label: 'Search and filter creative workflows', action: addresses.workflows },
  field: { label: 'Search workflows', placeholder: 'A task, a word or a difficulty' },
  selects: [{ name: 'category', label: 'Category', all: 'All categories' }],
  sorts: workflowSorts,
  hrefOf: addresses.creativeWorkflows,
  nothing: {
    title: 'No workflows found for your search criteria.',
    hint: 'Try fewer letters, or choose another category.',
    showAll: 'Show every creative workflow',
  },
  show: (workflows) => <WorkflowAccordion workflows={workflows} />,
};

/** AI Creative Workflows (docs/product.md): category select, search, accordion. */
export function CreativeWorkflowsPage() {
  return <FilteredList screen={screen} loaded={route.useLoaderData()} {...useListSearch<CreativeSearch>(route.useSearch())} />;
}
