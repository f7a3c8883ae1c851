import { createIsomorphicFn } from '@tanstack/react-start';
import type { Listed, ListPage } from '#domain/catalogue/list-page.ts';
import { creativePage, toolsPage, workflowsPage } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { Nearest } from '#web/api-reads.ts';
import { readNear } from '#web/api-reads.ts';

/** What comes near a text that a list does not contain. */
export interface Near extends Nearest {
  q: string;
}

// The address of a list is searched by its page; only a page that is sent ready-made must know this much before.

/** What a page of tools brings along when its address asks for what none fits; a browser asks for it itself. */
export const loadNearTools = createIsomorphicFn()
  .server((list: Listed<ToolCardView>, search: ToolSearch) => nearOf('tool', list, search, toolsPage))
  .client(none);

/** The same for a page of workflows. */
export const loadNearWorkflows = createIsomorphicFn()
  .server((list: Listed<WorkflowCardView>, search: WorkflowSearch) => nearOf('workflow', list, search, workflowsPage))
  .client(none);

/** The same for the creative screen, where a difficulty is found too (spec, section 5). */
export const loadNearCreative = createIsomorphicFn()
  .server((list: Listed<WorkflowCardView>, search: CreativeSearch) => nearOf('workflow', list, search, creativePage))
  .client(none);

async function none(): Promise<Near | undefined> {
  return undefined;
}

async function nearOf<T, S extends { q?: string }>(
  kind: 'tool' | 'workflow',
  list: Listed<T>,
  search: S,
  pageOfAll: (all: readonly T[], search: S) => ListPage<T>,
): Promise<Near | undefined> {
  if (!search.q) return undefined;
  const { found } = 'all' in list ? pageOfAll(list.all, search) : list.shown;
  return found === 0 ? { q: search.q, ...(await readNear(kind, search.q)) } : undefined;
}
