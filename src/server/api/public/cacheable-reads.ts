import { churchFilePath } from '#domain/addresses.ts';
import { readSchemas } from '#domain/reads/read-schemas.ts';
import type { ReadName, ReadParameters } from '#domain/reads/reads.ts';
import { readAddress } from '#domain/reads/reads.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { HttpError } from '../../errors.ts';
import { parseQuery } from '../parse-query.ts';
import { readsByPath, readWithView } from './reads-by-path.ts';

/** One form for each answer: the address to ask for, and the pattern that it follows, for the metrics. */
export interface CachedReadKey {
  key: string;
  route: string;
  /** Whether it is one of those that the catalogue alone decides: the others can be invented without end. */
  isStored: boolean;
}

const sitemap = '/sitemap.xml';
/** Files that a church's answers make: there are more sets of answers than any cache holds, and each is made once at a time. */
const churchFile = new RegExp(`^${churchFilePath}$`);
const places = [...readsByPath].map(([route, names]) => ({ route, names, pattern: new URLPattern({ pathname: route }) }));

/**
 * What answers an address, when it says the same to everyone, so that its answer is cached like a page: the reads of the API
 * and the sitemap. No two spellings of one question are left; what cannot be read is not cached.
 * @param source where the hubs stand that lists are asked for
 */
export function cachedReads(source: {
  snapshot: Pick<CatalogueSnapshot, 'categories'>;
}): (address: string) => CachedReadKey | undefined {
  // What the lists of the pages ask for: their values are few, unlike those of a search or a slice.
  const isOfCatalogue = ([name, value]: [string, string]) =>
    name === 'view' || (name === 'hub' && source.snapshot.categories.some(({ hub }) => hub === value));
  return (address) => {
    const { pathname, search, searchParams } = new URL(address, 'http://localhost');
    if (pathname === sitemap) return { key: sitemap, route: sitemap, isStored: true };
    if (churchFile.test(pathname)) return { key: pathname + search, route: '/your-church/:file', isStored: false };
    for (const { route, names, pattern } of places) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      if (groups) {
        const slug = groups.slug === undefined ? {} : { slug: decodeURIComponent(groups.slug) };
        const { view, ...query } = Object.fromEntries(searchParams);
        const key = keyOf(names, view, { ...query, ...slug });
        if (key === undefined) return undefined;
        return { key, route, isStored: [...new URLSearchParams(key.split('?')[1])].every(isOfCatalogue) };
      }
    }
    return undefined;
  };
}

function keyOf(names: readonly ReadName[], view: string | undefined, given: object): string | undefined {
  try {
    const name = readWithView(names, view);
    return readAddress(name, parseQuery<ReadParameters<ReadName>>(readSchemas[name].takes, given));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
