import { z } from 'zod';
import { creativeCategories, difficulties, pricingModels, toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import { filterTools } from '#domain/catalogue/filter-tools.ts';
import { filterCreativeWorkflows, filterWorkflows } from '#domain/catalogue/filter-workflows.ts';
import type { Listed, ListPage } from '#domain/catalogue/list-page.ts';
import { creativePage, mostToolsAtOnce, mostWorkflowsAtOnce, toolsPage, workflowsPage } from '#domain/catalogue/list-page.ts';
import { hubToolsPerPage, hubWorkflowsPerPage } from '#domain/catalogue/list-search.ts';
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';
import { sortTools, sortWorkflows } from '#domain/catalogue/sort-list.ts';
import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
import type { DocumentView } from '#web/api-reads.ts';
import { HttpError } from '../errors.ts';
import type { SiteSearch } from '../search/site-search.ts';
import { searchQuery } from '../search/site-search.ts';
import {
  presentCategory,
  presentCategoryCounts,
  presentToolCard,
  presentToolInList,
  presentToolPage,
  presentWorkflowCard,
  presentWorkflowInList,
  presentWorkflowPage,
} from './presenters.ts';

/** At most this many records in one answer when `limit` is given; without it the whole list is answered. */
export const greatestLimit = 500;

const choice = z
  .string()
  .trim()
  .max(80, 'must have at most 80 characters')
  .optional()
  .meta({ description: "Exactly this one; 'all' means no limit" });
const paging = {
  q: z
    .string()
    .max(200, 'must have at most 200 characters')
    .optional()
    .meta({ description: 'Text that the answer must contain, whatever the case' }),
  limit: z.coerce.number('must be a number').int('must be a whole number').min(1).max(greatestLimit).optional(),
  offset: z.coerce.number('must be a number').int('must be a whole number').min(0).max(1_000_000).optional(),
  hub: z.string().trim().max(80, 'must have at most 80 characters').optional().meta({ description: 'What this hub shows' }),
  view: z
    .enum(['card', 'page'])
    .optional()
    .meta({ description: "'card' for fewer fields; 'page' for what a list on screen shows: the whole list while it is short" }),
  page: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(1_000)
    .optional()
    .meta({ description: "With view=page: the page to show, in place of 'limit' and 'offset'" }),
};
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum([...values, 'all'] as const, `must be ${values.join(', ')} or all`).optional();
const orderOf = <const T extends readonly string[]>(sorts: T) =>
  z
    .enum(sorts, `must be one of ${sorts.join(', ')}`)
    .optional()
    .meta({ description: 'The order; without it by name, or with view=page and q by how well each fits' });

/** Parameters of GET /api/tools. */
export const toolListQuery = z.object({
  ...paging,
  category: choice,
  pricing: oneOf(pricingModels),
  sort: orderOf(toolSorts),
});
/** Parameters of GET /api/workflows. */
export const workflowListQuery = z.object({
  ...paging,
  category: choice,
  difficulty: oneOf(difficulties),
  sort: orderOf(workflowSorts),
  creative: oneOf(creativeCategories).meta({ description: "Creative workflows only: of this kind, or 'all' of them" }),
});
/** Parameters of GET /api/categories. */
export const categoryListQuery = z.object({ view: z.enum(['counts']).optional() });

/** A list with the number of all records that matched, before `limit` and `offset`. */
export interface ListAnswer {
  items: unknown[];
  total: number;
}

/** Reads of the API, answered from a snapshot: by the HTTP routes and, without HTTP, for pages that the server renders. */
export const catalogueReads = {
  tools(snapshot: CatalogueSnapshot, query: z.output<typeof toolListQuery>): ListAnswer | Listed<unknown> {
    const hub = limit(query.hub);
    const ofHub = hub ? (snapshot.toolsOfHub.get(hub) ?? []) : snapshot.tools;
    const filters = { q: query.q, category: limit(query.category), pricing: limit(query.pricing) };
    if (query.view === 'page') {
      if (ofHub.length <= mostToolsAtOnce[hub ? 'hub' : 'whole']) return { all: ofHub.map(presentToolCard) };
      return {
        shown: presentPage(
          toolsPage(ofHub, { ...filters, sort: query.sort, page: query.page }, hub ? hubToolsPerPage : undefined),
          presentToolCard,
        ),
      };
    }
    const found = filterTools(ofHub, filters);
    return page(query.sort ? sortTools(found, query) : found, query, query.view === 'card' ? presentToolCard : presentToolInList);
  },
  tool(snapshot: CatalogueSnapshot, slug: string) {
    const tool = snapshot.toolBySlug.get(slug);
    if (!tool) throw new HttpError(404, 'Tool not found');
    return presentToolPage(tool, snapshot);
  },
  workflows(snapshot: CatalogueSnapshot, query: z.output<typeof workflowListQuery>): ListAnswer | Listed<unknown> {
    const hub = limit(query.hub);
    const ofHub = hub ? (snapshot.workflowsOfHub.get(hub) ?? []) : snapshot.workflows;
    const { q, creative, sort } = query;
    const candidates = creative ? filterCreativeWorkflows(ofHub, {}) : ofHub;
    if (query.view === 'page') {
      if (candidates.length <= mostWorkflowsAtOnce[hub ? 'hub' : 'whole']) return { all: candidates.map(presentWorkflowCard) };
      const shown = creative
        ? creativePage(candidates, { q, category: limit(creative), sort, page: query.page })
        : workflowsPage(candidates, { ...workflowFilters(query), sort, page: query.page }, hub ? hubWorkflowsPerPage : undefined);
      return { shown: presentPage<Workflow>(shown, presentWorkflowCard) };
    }
    const ofKind = creative ? filterCreativeWorkflows(candidates, { category: limit(creative) }) : candidates;
    const present = query.view === 'card' ? presentWorkflowCard : presentWorkflowInList;
    const found = filterWorkflows(ofKind, workflowFilters(query));
    return page<Workflow>(sort ? sortWorkflows(found, query) : found, query, present);
  },
  workflow(snapshot: CatalogueSnapshot, slug: string) {
    const workflow = snapshot.workflowBySlug.get(slug);
    if (!workflow) throw new HttpError(404, 'Workflow not found');
    return presentWorkflowPage(workflow, snapshot);
  },
  categories: (snapshot: CatalogueSnapshot, query: z.output<typeof categoryListQuery>) =>
    snapshot.categories.map((category) =>
      query.view === 'counts' ? presentCategoryCounts(category, snapshot) : presentCategory(category, snapshot),
    ),
};

const limit = <T extends string>(value: T | undefined) =>
  value === 'all' ? undefined : (value as Exclude<T, 'all'> | undefined);

const workflowFilters = ({ q, category, difficulty }: z.output<typeof workflowListQuery>) => ({
  q,
  category: limit(category),
  difficulty: limit(difficulty),
});

const presentPage = <T>(shown: ListPage<T>, present: (record: T) => unknown): ListPage<unknown> => ({
  ...shown,
  records: shown.records.map(present),
});

function page<T>(found: T[], query: { limit?: number; offset?: number }, present: (record: T) => unknown): ListAnswer {
  const offset = query.offset ?? 0;
  const items = found.slice(offset, query.limit ? offset + query.limit : undefined);
  return { items: items.map(present), total: found.length };
}

/**
 * Checks the parameters of a read.
 * @throws {HttpError} 400 naming each wrong parameter.
 */
export function parseQuery<T>(schema: z.ZodType<T>, params: URLSearchParams): T {
  const result = schema.safeParse(Object.fromEntries(params));
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new HttpError(400, 'Some parameters cannot be read.', { issues });
}

/**
 * Answers a GET of the API by its address, as the pages ask for it while the server renders; a search by a promise.
 * @throws {HttpError} as the HTTP route would answer.
 */
export function readApi(snapshot: CatalogueSnapshot, address: string, { renderDocument, search }: ReadSources): unknown {
  const url = new URL(address, 'http://localhost');
  const [, , collection, name] = url.pathname.split('/');
  const slug = name && decodeURIComponent(name);
  if (collection === 'tools' && slug) return catalogueReads.tool(snapshot, slug);
  if (collection === 'workflows' && slug) return catalogueReads.workflow(snapshot, slug);
  if (collection === 'tools') return bodyOf(catalogueReads.tools(snapshot, parseQuery(toolListQuery, url.searchParams)));
  if (collection === 'workflows')
    return bodyOf(catalogueReads.workflows(snapshot, parseQuery(workflowListQuery, url.searchParams)));
  if (collection === 'categories') return catalogueReads.categories(snapshot, parseQuery(categoryListQuery, url.searchParams));
  if (collection === 'search' && !slug) return search.answer(snapshot, parseQuery(searchQuery, url.searchParams));
  if (collection === 'documents' && slug) return readDocument(snapshot, renderDocument, slug, url.searchParams);
  throw new HttpError(404, `There is no ${url.pathname}.`);
}

const bodyOf = (answer: ListAnswer | Listed<unknown>) => ('items' in answer ? answer.items : answer);

/** What reads are answered from, besides the snapshot. */
export interface ReadSources {
  renderDocument: RenderDocument;
  search: SiteSearch;
}

/** Renders a piece of the site's writing; the pages bring it. `toolName` gives the name of the tool with a slug. */
export type RenderDocument = (
  name: string,
  params: URLSearchParams,
  toolName: (slug: string) => string,
) => DocumentView | undefined;

/**
 * A guide, comparison or policy as HTML.
 * @throws {HttpError} 404 when there is none of this name.
 */
export function readDocument(
  { toolBySlug }: CatalogueSnapshot,
  renderDocument: RenderDocument,
  name: string,
  params: URLSearchParams,
): DocumentView {
  const document = renderDocument(name, params, (slug) => toolBySlug.get(slug)?.name ?? slug);
  if (!document) throw new HttpError(404, 'Document not found');
  return document;
}
