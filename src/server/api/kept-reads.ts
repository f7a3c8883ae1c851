import type { z } from 'zod';
import { searchQuery } from '../search/site-search.ts';
import { categoryListQuery, toolListQuery, workflowListQuery } from './catalogue-reads.ts';

/** A read that says the same to everyone, so that its answer can be kept. */
interface KeptRead {
  path: RegExp;
  /** The pattern of its address, for the metrics. */
  route: string;
  /** Turns the parameters into their normal form; nothing when they cannot be read. Without it there are none. */
  normalize?: (params: URLSearchParams) => Record<string, string> | undefined;
}

/** One form for each answer: the address to ask for, and the pattern that it follows. */
export interface KeptReadKey {
  key: string;
  route: string;
}

/**
 * The reads of the API and the sitemap, whose answers are kept like pages.
 * @param documentParameters the parameters that documents know
 */
export function keptReads(documentParameters: readonly string[]): (address: string) => KeptReadKey | undefined {
  const reads: KeptRead[] = [
    { path: /^\/api\/tools$/, route: '/api/tools', normalize: declaredBy(toolListQuery) },
    { path: /^\/api\/workflows$/, route: '/api/workflows', normalize: declaredBy(workflowListQuery) },
    { path: /^\/api\/categories$/, route: '/api/categories', normalize: declaredBy(categoryListQuery) },
    { path: /^\/api\/search$/, route: '/api/search', normalize: declaredBy(searchQuery) },
    { path: /^\/api\/tools\/[^/]+$/, route: '/api/tools/:slug' },
    { path: /^\/api\/workflows\/[^/]+$/, route: '/api/workflows/:slug' },
    { path: /^\/api\/documents\/[^/]+$/, route: '/api/documents/:slug', normalize: named(documentParameters) },
    { path: /^\/api\/openapi\.json$/, route: '/api/openapi.json' },
    { path: /^\/sitemap\.xml$/, route: '/sitemap.xml' },
  ];
  return (address) => {
    const { pathname, searchParams } = new URL(`http://localhost${address}`);
    const read = reads.find(({ path }) => path.test(pathname));
    if (!read) return undefined;
    const values = read.normalize ? read.normalize(searchParams) : {};
    return values && { key: withParams(pathname, values), route: read.route };
  };
}

/** What a schema makes of the parameters that it declares; no two spellings of one question are left. */
const declaredBy = (schema: z.ZodObject) => (params: URLSearchParams) => {
  const { data } = schema.safeParse(Object.fromEntries(params));
  return data && Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value ?? '')]));
};

const named = (names: readonly string[]) => (params: URLSearchParams) =>
  Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));

/** An empty parameter asks for nothing, here as in the filters. */
function withParams(path: string, values: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}
