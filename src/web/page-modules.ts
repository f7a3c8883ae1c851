import type { AnyRoute } from '@tanstack/react-router';
import type { Manifest, ManifestChunk } from 'vite';

const routeFiles = import.meta.glob<{ Route: AnyRoute }>('./routes/*.tsx', { eager: true });

/** The addresses of what a page needs of the build. */
export interface PageFiles {
  /** The one that begins is the first. */
  scripts: string[];
  /** What comes before them in a browser that lacks some of what they call. */
  fallbacks: string;
  /** The style sheet that all pages wear, then its own. */
  sheets: string[];
}

/**
 * Which files a page needs, from what the build wrote down: the script that begins, then those of its routes with all that
 * they import, and the style sheets that these import.
 * @returns answers for the routes that an address matches, by their ids
 */
export function pageModules(manifest: Manifest): (routeIds: readonly string[]) => PageFiles {
  const entry = 'src/web/client.tsx';
  // A route has its id only once a router has taken up the tree: the first page asks, and not the import of this module.
  let keysOf: Map<string, string[]> | undefined;
  return (routeIds) => {
    keysOf ??= keysByRoute(manifest);
    const found = new Set<ManifestChunk>();
    for (const key of [entry, ...routeIds.flatMap((id) => keysOf?.get(id) ?? [])]) collect(manifest, key, found);
    const chunks = [...found];
    const fallbacks = `/${manifest['src/browser/fallbacks.ts']?.file}`;
    const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
    return { scripts: chunks.map(({ file }) => `/${file}`), fallbacks, sheets: [...sheets].map((file) => `/${file}`) };
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

function collect(manifest: Manifest, key: string, found: Set<ManifestChunk>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}
