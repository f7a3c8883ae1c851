import type { CreativeSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { creativePage, workflowsPage } from '#domain/catalogue/workflows-page.ts';
import { askCreativeWorkflows, askWorkflows } from './list-questions.ts';
import type { ListSource } from './list-source.ts';

/** Every workflow, or those of a hub. */
export const workflowsOf = (hub?: string): ListSource<WorkflowCardView, WorkflowSearch> => ({
  ...askWorkflows(hub),
  pageOfAll: (all, search) => workflowsPage(all, search, hub === undefined ? undefined : hubWorkflowsPerPage),
});

/** The creative workflows. */
export const creativeWorkflows: ListSource<WorkflowCardView, CreativeSearch> = {
  ...askCreativeWorkflows,
  pageOfAll: creativePage,
};
