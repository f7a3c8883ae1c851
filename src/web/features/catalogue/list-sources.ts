import type { Listed, ListPage } from '#domain/catalogue/list-page.ts';
import { creativePage, toolsPage, workflowsPage } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { Question } from '#web/use-read.ts';
import { question } from '#web/use-read.ts';

/** Where a filtered list comes from: how the server is asked for what a search finds. */
export interface ListSource<T, S> {
  kind: 'tool' | 'workflow';
  ask: (search: S) => Question<Listed<T>>;
  /** The same from a list that is here as a whole. */
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>;
}

/** Every tool, or those of a hub. */
export const toolsOf = (hub?: string): ListSource<ToolCardView, ToolSearch> => ({
  kind: 'tool',
  ask: (search) => question('toolList', { ...search, hub }),
  pageOfAll: (all, search) => toolsPage(all, search, hub === undefined ? undefined : hubToolsPerPage),
});

/** Every workflow, or those of a hub. */
export const workflowsOf = (hub?: string): ListSource<WorkflowCardView, WorkflowSearch> => ({
  kind: 'workflow',
  ask: (search) => question('workflowList', { ...search, hub }),
  pageOfAll: (all, search) => workflowsPage(all, search, hub === undefined ? undefined : hubWorkflowsPerPage),
});

/** The creative workflows. */
export const creativeWorkflows: ListSource<WorkflowCardView, CreativeSearch> = {
  kind: 'workflow',
  ask: ({ category, ...search }) => question('workflowList', { ...search, creative: category ?? 'all' }),
  pageOfAll: creativePage,
};
