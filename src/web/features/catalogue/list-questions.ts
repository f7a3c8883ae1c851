import type { Listed } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { Question } from '#web/use-read.ts';
import { question } from '#web/use-read.ts';

/** How the server is asked for what a search finds in a list. What filters a list in the browser stands apart (tool-source.ts, workflow-sources.ts). */
export interface ListQuestion<T, S> {
  kind: 'tool' | 'workflow';
  ask: (search: S) => Question<Listed<T>>;
  /** The first that a search finds, if there is any. */
  askFirst: (search: S) => Question<T[]>;
}

/** Every tool, or those of a hub. */
export const askTools = (hub?: string): ListQuestion<ToolCardView, ToolSearch> => ({
  kind: 'tool',
  // How the list looks is the page's own business.
  ask: ({ look: _, ...search }) => question('toolList', { ...search, hub }),
  askFirst: ({ look: _, ...search }) => question('toolCards', { ...search, hub, limit: 1 }),
});

/** Every workflow, or those of a hub. */
export const askWorkflows = (hub?: string): ListQuestion<WorkflowCardView, WorkflowSearch> => ({
  kind: 'workflow',
  ask: (search) => question('workflowList', { ...search, hub }),
  askFirst: (search) => question('workflowCards', { ...search, hub, limit: 1 }),
});

/** The creative workflows. */
export const askCreativeWorkflows: ListQuestion<WorkflowCardView, CreativeSearch> = {
  kind: 'workflow',
  ask: ({ category, ...search }) => question('workflowList', { ...search, creative: category ?? 'all' }),
  askFirst: ({ category, ...search }) => question('workflowCards', { ...search, creative: category ?? 'all', limit: 1 }),
};
