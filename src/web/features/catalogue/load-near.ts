import { createIsomorphicFn } from '@tanstack/react-start';
import { filterTools } from '#domain/catalogue/filter-tools.ts';
import { filterCreativeWorkflows, filterWorkflows } from '#domain/catalogue/filter-workflows.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import type { SearchResultView } from '#domain/search/search-view.ts';
import { readNear } from '#web/api-reads.ts';

/** What comes near a text that a list does not contain. */
export interface Near {
  q: string;
  results: readonly SearchResultView[];
}

type Loaded = Promise<Near | undefined>;

// The address of a list is searched by its page; only a page that is sent ready-made must know this much before.

/** What a page of tools brings along when its address asks for what no tool contains; a browser asks for it itself. */
export const loadNearTools = createIsomorphicFn()
  .server(async (tools: readonly ToolCardView[], search: unknown): Loaded => {
    const q = queryOf(search);
    return q && filterTools(tools, { q }).length === 0 ? { q, results: await readNear('tool', q) } : undefined;
  })
  .client(async (): Loaded => undefined);

/** The same for a page of workflows; on the creative screen a difficulty is found too (spec, section 5). */
export const loadNearWorkflows = createIsomorphicFn()
  .server(async (workflows: readonly WorkflowCardView[], search: unknown, isCreative = false): Loaded => {
    const q = queryOf(search);
    if (!q) return undefined;
    const found = isCreative ? filterCreativeWorkflows(workflows, { q }) : filterWorkflows(workflows, { q });
    return found.length === 0 ? { q, results: await readNear('workflow', q) } : undefined;
  })
  .client(async (): Loaded => undefined);

const queryOf = (search: unknown) => (search as { q?: string }).q;
