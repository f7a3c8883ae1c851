import { Hono } from 'hono';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../errors.ts';
import { searchQuery } from '../search/site-search.ts';
import type { ListAnswer, ReadSources } from './catalogue-reads.ts';
import {
  catalogueReads,
  categoryListQuery,
  parseQuery,
  readDocument,
  toolListQuery,
  workflowListQuery,
} from './catalogue-reads.ts';
import { openApiDocument } from './openapi.ts';

/** The public API under /api (spec, section 7; design, section 6). */
export function createApi(catalogue: Catalogue, publicUrl: string, { renderDocument, search }: ReadSources): Hono {
  const api = new Hono();
  const routes: Record<string, (slug: string, params: URLSearchParams) => unknown> = {
    '/tools': (_, params) => catalogueReads.tools(catalogue.snapshot, parseQuery(toolListQuery, params)),
    '/tools/:slug': (slug) => catalogueReads.tool(catalogue.snapshot, slug),
    '/workflows': (_, params) => catalogueReads.workflows(catalogue.snapshot, parseQuery(workflowListQuery, params)),
    '/workflows/:slug': (slug) => catalogueReads.workflow(catalogue.snapshot, slug),
    '/categories': (_, params) => catalogueReads.categories(catalogue.snapshot, parseQuery(categoryListQuery, params)),
    '/search': (_, params) => search.answer(catalogue.snapshot, parseQuery(searchQuery, params)),
    '/documents/:slug': (name, params) => readDocument(catalogue.snapshot, renderDocument, name, params),
    '/openapi.json': () => openApiDocument(publicUrl),
  };

  for (const [path, answer] of Object.entries(routes)) {
    api.get(path, async (c) => {
      const body = await answer(c.req.param('slug') ?? '', new URL(c.req.url).searchParams);
      c.header('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600');
      if (!isList(body)) return c.json(body as object);
      c.header('X-Total-Count', String(body.total));
      return c.json(body.items);
    });
    api.all(path, () => {
      throw new HttpError(405, 'This address can only be read.', { headers: { Allow: 'GET, HEAD' } });
    });
  }

  api.all('*', (c) => {
    throw new HttpError(404, `There is no ${c.req.path}.`);
  });
  return api;
}

const isList = (body: unknown): body is ListAnswer =>
  typeof body === 'object' && body !== null && 'items' in body && 'total' in body;
