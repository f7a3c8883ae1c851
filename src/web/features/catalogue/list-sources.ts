import type { ListPage } from '#domain/catalogue/list-page.ts';
import { creativePage, toolsPage, workflowsPage } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { ListQuestion } from './list-questions.ts';
import { askCreativeWorkflows, askTools, askWorkflows } from './list-questions.ts';

/** Where a filtered list comes from: how the server is asked, and the same from a list that is here as a whole. */
export interface ListSource<T, S> extends ListQuestion<T, S> {
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>;
}

/** Every tool, or those of a hub. */
export const toolsOf = (hub?: string): ListSource<ToolCardView, ToolSearch> => ({
  ...askTools(hub),
  pageOfAll: (all, search) => toolsPage(all, search, hub === undefined ? undefined : hubToolsPerPage),
});

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
