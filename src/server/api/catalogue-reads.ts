import { z } from 'zod';
import { difficulties, pricingModels } from '#domain/catalogue/choices.ts';
import { filterTools } from '#domain/catalogue/filter-tools.ts';
import { filterWorkflows, workflowsOfCategory } from '#domain/catalogue/filter-workflows.ts';
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';

import type { Workflow } from '#domain/catalogue/workflow-schema.ts';
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
};
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum([...values, 'all'] as const, `must be ${values.join(', ')} or all`).optional();

/** Parameters of GET /api/tools. */
export const toolListQuery = z.object({
  ...paging,
  category: choice,
  pricing: oneOf(pricingModels),
  view: z.enum(['card']).optional(),
});
/** Parameters of GET /api/workflows. */
export const workflowListQuery = z.object({
  ...paging,
  category: choice,
  difficulty: oneOf(difficulties),
  hub: choice,
  view: z.enum(['card']).optional(),
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
  tools(snapshot: CatalogueSnapshot, query: z.output<typeof toolListQuery>): ListAnswer {
    const found = filterTools(snapshot.tools, { q: query.q, category: limit(query.category), pricing: limit(query.pricing) });
    return page(found, query, query.view === 'card' ? presentToolCard : presentToolInList);
  },
  tool(snapshot: CatalogueSnapshot, slug: string) {
    const tool = snapshot.toolBySlug.get(slug);
    if (!tool) throw new HttpError(404, 'Tool not found');
    return presentToolPage(tool, snapshot);
  },
  workflows(snapshot: CatalogueSnapshot, query: z.output<typeof workflowListQuery>): ListAnswer {
    const hub = snapshot.categories.find((category) => category.hub === limit(query.hub));
    if (limit(query.hub) && !hub) return { items: [], total: 0 };
    const candidates = hub ? workflowsOfCategory(snapshot.workflows, hub) : snapshot.workflows;
    const found = filterWorkflows(candidates, {
      q: query.q,
      category: limit(query.category),
      difficulty: limit(query.difficulty),
    });
    return page<Workflow>(found, query, query.view === 'card' ? presentWorkflowCard : presentWorkflowInList);
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

const limit = (value: string | undefined) => (value === 'all' ? undefined : value);

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
 * Answers a GET of the API by its address, as the pages ask for it while the server renders.
 * @throws {HttpError} as the HTTP route would answer.
 */
export function readApi(snapshot: CatalogueSnapshot, address: string, { renderDocument, search }: ReadSources): unknown {
  const url = new URL(address, 'http://localhost');
  const [, , collection, name] = url.pathname.split('/');
  const slug = name && decodeURIComponent(name);
  if (collection === 'tools' && slug) return catalogueReads.tool(snapshot, slug);
  if (collection === 'workflows' && slug) return catalogueReads.workflow(snapshot, slug);
  if (collection === 'tools') return catalogueReads.tools(snapshot, parseQuery(toolListQuery, url.searchParams)).items;
  if (collection === 'workflows')
    return catalogueReads.workflows(snapshot, parseQuery(workflowListQuery, url.searchParams)).items;
  if (collection === 'categories') return catalogueReads.categories(snapshot, parseQuery(categoryListQuery, url.searchParams));
  if (collection === 'search' && !slug) return search.answer(snapshot, parseQuery(searchQuery, url.searchParams));
  if (collection === 'documents' && slug) return readDocument(renderDocument, slug, url.searchParams);
  throw new HttpError(404, `There is no ${url.pathname}.`);
}

/** What reads are answered from, besides the snapshot. */
export interface ReadSources {
  renderDocument: RenderDocument;
  search: SiteSearch;
}

/** Renders a piece of the site's writing; the pages bring it. */
export type RenderDocument = (name: string, params: URLSearchParams) => string | undefined;

/**
 * A guide, comparison or policy as HTML.
 * @throws {HttpError} 404 when there is none of this name.
 */
export function readDocument(renderDocument: RenderDocument, name: string, params: URLSearchParams): { html: string } {
  const html = renderDocument(name, params);
  if (html === undefined) throw new HttpError(404, 'Document not found');
  return { html };
}
