import type { CategoryCounts, ToolCardView, ToolPageView, WorkflowCardView, WorkflowPageView } from '#domain/catalogue/views.ts';
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
/** A piece of writing as HTML: a guide, a comparison, a policy. `name` may carry parameters. */
export const readDocument = (name: string) => read<DocumentView>(`/api/documents/${name}`);

/** A piece of writing as the server has rendered it. */
export interface DocumentView {
  html: string;
}
