import type { Listed } from '#domain/catalogue/list-page.ts';
import type { CreativeSearch, ToolSearch, WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type {
  CategoryCounts,
  ToolCardView,
  ToolPageView,
  WorkflowCardView,
  WorkflowListView,
  WorkflowPageView,
  WorkflowRowView,
} from '#domain/catalogue/views.ts';
import type { StatementCounts } from '#domain/policies/filter-statements.ts';
import type { SearchResultView, SearchView, SiteSearchState } from '#domain/search/search-view.ts';
import { normalQuery, resultsPerPage } from '#domain/search/search-view.ts';
import { readApi } from './api-client.ts';

// What the pages read, one function for each address (spec, section 7). Routes call them in their loaders; the router
// keeps each answer as long as the visit lasts: no retries, no polling, never stale (docs/decisions/0007).

const read = <T>(path: string) => readApi(path) as Promise<T>;
function query(params: Record<string, string | number | undefined>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
const slice = (page: number | undefined, perPage: number) =>
  page === undefined ? {} : { limit: perPage, offset: (page - 1) * perPage || undefined };

/** A list as a screen shows it, and the address that answered it. */
export type ReadList<T> = Listed<T> & { address: string };

/** Reads a list at an address made by `toolList`, `workflowList` or `creativeList`. */
export const readList = async <T>(address: string): Promise<ReadList<T>> => ({ ...(await read<Listed<T>>(address)), address });

/** The list of tools that a search finds, among those of a hub if one is named. */
export const toolList = ({ q, category, pricing, sort, page }: ToolSearch, hub?: string) =>
  `/api/tools?${query({ view: 'page', hub, q, category, pricing, sort, page })}`;
/** The list of workflows that a search finds, among those of a hub if one is named. */
export const workflowList = ({ q, category, difficulty, sort, page }: WorkflowSearch, hub?: string) =>
  `/api/workflows?${query({ view: 'page', hub, q, category, difficulty, sort, page })}`;
/** The list of creative workflows that a search finds. */
export const creativeList = ({ q, category, sort, page }: CreativeSearch) =>
  `/api/workflows?${query({ view: 'page', creative: category ?? 'all', q, sort, page })}`;

/** Every tool, with the fields of a card. */
export const readToolCards = () => read<ToolCardView[]>('/api/tools?view=card');
/** A page of a hub's tools, with the fields of a card; all of them without a number. */
export const readToolCardsOfHub = (hub: string, page?: number) =>
  read<ToolCardView[]>(`/api/tools?${query({ view: 'card', hub, ...slice(page, hubToolsPerPage) })}`);
/** One tool with its long sections. */
export const readTool = (slug: string) => read<ToolPageView>(`/api/tools/${encodeURIComponent(slug)}`);
/** A page of the workflows that a hub shows, with the fields of a card; all of them without a number. */
export const readWorkflowCardsOfHub = (hub: string, page?: number) =>
  read<WorkflowCardView[]>(`/api/workflows?${query({ view: 'card', hub, ...slice(page, hubWorkflowsPerPage) })}`);
/** The same with every step and the best practices, for rows that open. */
export const readWorkflowRowsOfHub = async (hub: string, page?: number): Promise<WorkflowRowView[]> => {
  const workflows = await read<WorkflowListView[]>(`/api/workflows?${query({ hub, ...slice(page, hubWorkflowsPerPage) })}`);
  return workflows.map(({ tools, reviewPoint, neverEnter, status, statusNote, sources, ...row }) => ({
    ...row,
    stepCount: row.steps.length,
  }));
};
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
/** The tools or workflows that come nearest to a text; where none does, the tools that most workflows use. */
export const readNear = async (kind: 'tool' | 'workflow', q: string): Promise<Nearest> => {
  const { results, near, popular } = await read<SearchView>(searchAddress({ q: normalQuery(q), kind, limit: 5 }));
  const found = [...results, ...near].slice(0, 5);
  return { results: found.length > 0 ? found : popular, isNear: found.length > 0 };
};

/** What a list offers in place of what it does not have. */
export interface Nearest {
  results: readonly SearchResultView[];
  /** Whether it comes near what was typed, or is only where many begin. */
  isNear: boolean;
}
/** A piece of writing as HTML: a guide, a comparison, a policy. `name` may carry parameters. */
export const readDocument = (name: string) => read<DocumentView>(`/api/documents/${name}`);

/** A piece of writing as the server has rendered it. */
export interface DocumentView {
  html: string;
  /** Of the list of public statements: how many it has, for the filters beside it. */
  statements?: StatementCounts;
}
