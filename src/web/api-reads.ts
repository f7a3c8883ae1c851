import type { CategoryCounts, ToolCardView, ToolPageView, WorkflowCardView, WorkflowPageView } from '#domain/catalogue/views.ts';
import type { SearchResultView, SearchView, SiteSearchState } from '#domain/search/search-view.ts';
import { normalQuery, resultsPerPage } from '#domain/search/search-view.ts';
import { readApi } from './api-client.ts';

// What the pages read, one function for each address (spec, section 7). Routes call them in their loaders; the router
// keeps each answer as long as the visit lasts: no retries, no polling, never stale (docs/decisions/0007).

const read = <T>(path: string) => readApi(path) as Promise<T>;
const query = (params: Record<string, string>) => new URLSearchParams(params).toString();

/** Every tool, with the fields of a card. */
export const readToolCards = () => read<ToolCardView[]>('/api/tools?view=card');
/** The tools of one category, with the fields of a card. */
export const readToolCardsIn = (category: string) => read<ToolCardView[]>(`/api/tools?${query({ view: 'card', category })}`);
/** One tool with its long sections. */
export const readTool = (slug: string) => read<ToolPageView>(`/api/tools/${encodeURIComponent(slug)}`);
/** Every workflow, with the fields of a card. */
export const readWorkflowCards = () => read<WorkflowCardView[]>('/api/workflows?view=card');
/** The workflows that a hub shows, with the fields of a card. */
export const readWorkflowCardsOfHub = (hub: string) => read<WorkflowCardView[]>(`/api/workflows?${query({ view: 'card', hub })}`);
/** One workflow in full, its texts with links. */
export const readWorkflow = (slug: string) => read<WorkflowPageView>(`/api/workflows/${encodeURIComponent(slug)}`);
/** How many tools and workflows each category has. */
export const readCategoryCounts = () => read<CategoryCounts[]>('/api/categories?view=counts');
/** Where the answer to a search is read. */
export const searchAddress = (search: { q?: string; kind?: string; limit?: number; offset?: number }) =>
  `/api/search?${new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))}`;
/** One page of the results of a search; without a query where to begin. */
export const readSearch = ({ q, kind, page = 1 }: SiteSearchState) =>
  read<SearchView>(searchAddress({ q, kind, offset: (page - 1) * resultsPerPage }));
/** The tools or workflows that come nearest to a text; none for an empty one. */
export const readNear = async (kind: 'tool' | 'workflow', q: string): Promise<SearchResultView[]> => {
  const { results, near } = await read<SearchView>(searchAddress({ q: normalQuery(q), kind, limit: 5 }));
  return [...results, ...near].slice(0, 5);
};
/** A piece of writing as HTML: a guide, a comparison, a policy. `name` may carry parameters. */
export const readDocument = (name: string) => read<DocumentView>(`/api/documents/${name}`);

/** A piece of writing as the server has rendered it. */
export interface DocumentView {
  html: string;
}
