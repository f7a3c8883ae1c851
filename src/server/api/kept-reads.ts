import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { readAddress } from '#domain/reads/reads.ts';
import { HttpError } from '../errors.ts';
import { parseQuery } from './parse-query.ts';
import { readsByPath, readWithView } from './reads-by-path.ts';

/** One form for each answer: the address to ask for, and the pattern that it follows, for the metrics. */
export interface KeptReadKey {
  key: string;
  route: string;
}

const sitemap = '/sitemap.xml';
const places = [...readsByPath].map(([route, names]) => ({ route, names, pattern: new URLPattern({ pathname: route }) }));

/**
 * What answers this address, when it says the same to everyone, so that its answer is kept like a page: the reads of the
 * API and the sitemap. No two spellings of one question are left; what cannot be read is not kept.
 */
export function keptRead(address: string): KeptReadKey | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === sitemap) return { key: sitemap, route: sitemap };
  for (const { route, names, pattern } of places) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    if (groups) {
      const slug = groups.slug === undefined ? {} : { slug: decodeURIComponent(groups.slug) };
      const { view, ...query } = Object.fromEntries(searchParams);
      const key = keyOf(names, view, { ...query, ...slug });
      return key === undefined ? undefined : { key, route };
    }
  }
  return undefined;
}

function keyOf(names: readonly ReadName[], view: string | undefined, given: object): string | undefined {
  try {
    const name = readWithView(names, view);
    return readAddress(name, parseQuery<ReadParameters<ReadName>>(readSchemas[name], given));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
