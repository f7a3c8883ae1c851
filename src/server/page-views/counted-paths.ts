import { addresses } from '#domain/addresses.ts';
import { oncePer } from '#domain/once-per.ts';
import type { CatalogueSnapshot } from '#domain/snapshot/snapshot.ts';
import { canonicalPaths } from '../catalogue/page-addresses.ts';

/**
 * Finds the canonical path under which a page is counted, by the path that the browser shows; undefined when there is no such
 * page, so that a flood of made-up addresses stores nothing.
 */
export function countedPath(snapshot: CatalogueSnapshot, path: string): string | undefined {
  const decoded = decode(path.split(/[?#]/)[0] ?? '');
  return decoded === undefined ? undefined : countedPaths(snapshot).get(decoded);
}

// Paths are decoded for comparison: browsers leave some characters as they are which we encode.
const countedPaths = oncePer((snapshot: CatalogueSnapshot): ReadonlyMap<string, string> => {
  const paths = new Map(canonicalPaths(snapshot).map((path) => [decodeURIComponent(path), path]));
  for (const { slug } of snapshot.tools) paths.set(addresses.toolInResources(slug), addresses.tool(slug));
  // Retired workflows are in no list and keep their page.
  for (const slug of snapshot.workflowBySlug.keys()) paths.set(addresses.workflow(slug), addresses.workflow(slug));
  return paths;
});

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
