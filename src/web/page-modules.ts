import type { AnyRoute } from '@tanstack/react-router';
import type { Manifest, ManifestChunk } from 'vite';

const routeFiles = import.meta.glob<{ Route: AnyRoute }>('./routes/*.tsx', { eager: true });

/** The addresses of what a page needs of the build. */
export interface PageFiles {
  /** What runs one after another: what the entry imports, then the entry itself. */
  start: string[];
  /** What the page's routes need besides; the router runs it. */
  modules: string[];
  /** What comes before them in a browser that lacks some of what they call. */
  fallbacks: string;
  /** The style sheet that all pages wear, then its own. */
  sheets: string[];
}

/**
 * Which files a page needs, from what the build wrote down: the entry, the modules of its routes, all that these
 * import, and their style sheets.
 * @returns answers for the routes that an address matches, by their ids
 */
export function pageModules(manifest: Manifest): (routeIds: readonly string[]) => PageFiles {
  const entry = 'src/web/client.tsx';
  // A route has its id only once a router has taken up the tree: the first page asks, and not the import of this module.
  let keysOf: Map<string, string[]> | undefined;
  return (routeIds) => {
    keysOf ??= keysByRoute(manifest);
    const found = new Set<ManifestChunk>();
    collect(manifest, entry, found);
    // What is imported stands behind what imports it.
    const start = [...found].reverse();
    for (const key of routeIds.flatMap((id) => keysOf?.get(id) ?? [])) collect(manifest, key, found);
    const sheets = new Set([...found].flatMap(({ css = [] }) => css));
    return {
      start: start.map(addressOf),
      modules: [...found].slice(start.length).map(addressOf),
      fallbacks: `/${manifest['src/browser/fallbacks.ts']?.file}`,
      sheets: [...sheets].map((file) => `/${file}`),
    };
  };
}

/** The modules of each route: its file, and what the plugin of the routes has split from it. */
function keysByRoute(manifest: Manifest): Map<string, string[]> {
  const keys = Object.keys(manifest);
  return new Map(
    Object.entries(routeFiles).map(([path, { Route }]) => {
      const file = path.replace('./', 'src/web/');
      return [Route.id, keys.filter((key) => key === file || key.startsWith(`${file}?`))];
    }),
  );
}

const addressOf = ({ file }: ManifestChunk) => `/${file}`;

function collect(manifest: Manifest, key: string, found: Set<ManifestChunk>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}
