import { addresses } from '#domain/addresses.ts';
import { toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import type { ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ListScreen } from '#web/features/catalogue/filtered-list.tsx';
import { toolsOf, workflowsOf } from '#web/features/catalogue/list-sources.ts';
import { ToolGrid } from '#web/features/tool/tool-grid.tsx';
import { WorkflowAccordion } from '#web/features/workflow/workflow-accordion.tsx';
import type { Category } from '#web/site-content.ts';

const formOf = (category: Category, view: 'tools' | 'workflows', label: string) => ({
  label,
  action: addresses.resources(),
  hidden: { category: category.name, view },
});

/** The tools of one category. */
export const categoryTools = (category: Category): ListScreen<ToolCardView, ToolSearch> => ({
  source: toolsOf(category.hub),
  noun: 'tools',
  form: formOf(category, 'tools', 'Search and filter the tools of this category'),
  field: { label: 'Search tools' },
  selects: [{ name: 'pricing', label: 'Pricing', all: 'All' }],
  sorts: toolSorts,
  hrefOf: ({ q, pricing, sort, page }) => addresses.resources({ category: category.name, view: 'tools', q, pricing, sort, page }),
  nothing: {
    title: 'No tools found',
    hint: 'No tools found for your search criteria.',
    showAll: 'Show every tool of this category',
  },
  show: (tools) => <ToolGrid tools={tools} hrefOf={(tool) => addresses.tool(tool.slug)} />,
});

/** The workflows of one category. */
export const categoryWorkflows = (category: Category): ListScreen<WorkflowCardView, WorkflowSearch> => ({
  source: workflowsOf(category.hub),
  noun: 'workflows',
  form: formOf(category, 'workflows', 'Search the workflows of this category'),
  field: { label: 'Search workflows' },
  selects: [],
  sorts: workflowSorts,
  hrefOf: ({ q, sort, page }) => addresses.resources({ category: category.name, view: 'workflows', q, sort, page }),
  nothing: {
    title: 'No workflows found',
    hint: 'No workflows found for your search criteria.',
    showAll: 'Show every workflow of this category',
  },
  show: (workflows) => <WorkflowAccordion workflows={workflows} />,
});
