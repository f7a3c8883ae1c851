import type { z } from 'zod';
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts';
import { searchQuery } from '../search/site-search.ts';
import { categoryListQuery, toolListQuery, workflowListQuery } from './catalogue-reads.ts';

/** A read that says the same to everyone, so that its answer can be cached. */
interface CachedRead {
  path: RegExp;
  /** The pattern of its address, for the metrics. */
  route: string;
  /** Turns the parameters into their normal form; nothing when they cannot be read. Without it there are none. */
  normalize?: (params: URLSearchParams) => Record<string, string> | undefined;
}

/** One form for each answer: the address to ask for, and the pattern that it follows. */
export interface CachedReadKey {
  key: string;
  route: string;
  /** Whether it is one of those that the catalogue alone decides: the others can be invented without end. */
  isStored: boolean;
}

/**
 * The reads of the API and the sitemap, whose answers are cached like pages.
 * @param source where the hubs stand that lists are asked for
 * @param documentParameters the parameters that documents know
 */
export function cachedReads(
  source: { snapshot: Pick<CatalogueSnapshot, 'categories'> },
  documentParameters: readonly string[],
): (address: string) => CachedReadKey | undefined {
  const reads: CachedRead[] = [
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
  // What the lists of the pages ask for: their values are few, unlike those of a search or a slice.
  const isOfCatalogue = (name: string, value: string) =>
    name === 'view' || (name === 'hub' && source.snapshot.categories.some(({ hub }) => hub === value));
  return (address) => {
    const { pathname, searchParams } = new URL(`http://localhost${address}`);
    const read = reads.find(({ path }) => path.test(pathname));
    if (!read) return undefined;
    const values = read.normalize ? read.normalize(searchParams) : {};
    if (!values) return undefined;
    const params = Object.entries(values).filter(([, value]) => value !== '');
    const isStored = params.every(([name, value]) => isOfCatalogue(name, value));
    return { key: withParams(pathname, params), route: read.route, isStored };
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
function withParams(path: string, values: [string, string][]): string {
  const params = new URLSearchParams(values);
  params.sort();
  return params.size > 0 ? `${path}?${params}` : path;
}
