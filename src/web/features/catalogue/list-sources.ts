import { addresses } from '#domain/addresses.ts';
import type { Listed, ListPage } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import { toolsPage } from '#domain/catalogue/tools-page.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import { creativePage, workflowsPage } from '#domain/catalogue/workflows-page.ts';
import type { Question } from '#web/use-read.ts';
import { question } from '#web/use-read.ts';

/** Data source of a filtered list: a read of the server, and the same from a list that is loaded as a whole. */
export interface ListSource<T, S> {
  kind: 'tool' | 'workflow';
  ask: (search: S) => Question<Listed<T>>;
  /** First search result, if there is any. */
  askFirst: (search: S) => Question<T[]>;
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>;
  /** A record's line in a plain list. */
  line: (record: T) => { href: string; title: string; says: string };
}

/** Every tool, or those of a hub. */
export const toolsOf = (hub?: string): ListSource<ToolCardView, ToolSearch> => ({
  kind: 'tool',
  // The view belongs to the page.
  ask: ({ look: _, ...search }) => question('toolList', { ...search, hub }),
  askFirst: ({ look: _, ...search }) => question('toolCards', { ...search, hub, limit: 1 }),
  pageOfAll: (all, search) => toolsPage(all, search, hub === undefined ? undefined : hubToolsPerPage),
  line: ({ slug, name, summary, description }) => ({ href: addresses.tool(slug), title: name, says: summary ?? description }),
});

const workflowLine = ({ slug, title, description }: WorkflowCardView) => ({
  href: addresses.workflow(slug),
  title,
  says: description,
});

/** Every workflow, or those of a hub. */
export const workflowsOf = (hub?: string): ListSource<WorkflowCardView, WorkflowSearch> => ({
  kind: 'workflow',
  ask: (search) => question('workflowList', { ...search, hub }),
  askFirst: (search) => question('workflowCards', { ...search, hub, limit: 1 }),
  pageOfAll: (all, search) => workflowsPage(all, search, hub === undefined ? undefined : hubWorkflowsPerPage),
  line: workflowLine,
});

/** The creative workflows. */
export const creativeWorkflows: ListSource<WorkflowCardView, CreativeSearch> = {
  kind: 'workflow',
  ask: ({ category, ...search }) => question('workflowList', { ...search, creative: category ?? 'all' }),
  askFirst: ({ category, ...search }) => question('workflowCards', { ...search, creative: category ?? 'all', limit: 1 }),
  pageOfAll: creativePage,
  line: workflowLine,
};
