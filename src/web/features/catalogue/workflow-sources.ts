import { addresses } from '#domain/addresses.ts';
import type { CreativeSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { creativePage, workflowsPage } from '#domain/catalogue/workflows-page.ts';
import { askCreativeWorkflows, askWorkflows } from './list-questions.ts';
import type { ListSource } from './list-source.ts';

const workflowLine = ({ slug, title, description }: WorkflowCardView) => ({
  href: addresses.workflow(slug),
  title,
  says: description,
});

/** Every workflow, or those of a hub. */
export const workflowsOf = (hub?: string): ListSource<WorkflowCardView, WorkflowSearch> => ({
  ...askWorkflows(hub),
  line: workflowLine,
  pageOfAll: (all, search) => workflowsPage(all, search, hub === undefined ? undefined : hubWorkflowsPerPage),
});

/** The creative workflows. */
export const creativeWorkflows: ListSource<WorkflowCardView, CreativeSearch> = {
  ...askCreativeWorkflows,
  line: workflowLine,
  pageOfAll: creativePage,
};
