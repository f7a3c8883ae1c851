import type { AnyRoute } from '@tanstack/react-router';
import type { Manifest } from 'vite';

const routeFiles = import.meta.glob<{ Route: AnyRoute }>('./routes/*.tsx', { eager: true });

/**
 * Which scripts a page needs, from what the build wrote down: the one that begins, then those of its routes with all that
 * they import.
 * @returns answers for the routes that an address matches, by their ids
 */
export function pageModules(manifest: Manifest): (routeIds: readonly string[]) => string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  // A route has its id only once a router has taken up the tree: the first page asks, and not the import of this module.
  let keysOf: Map<string, string[]> | undefined;
  return (routeIds) => {
    keysOf ??= keysByRoute(manifest);
    const found = new Set<string>();
    for (const key of [entry, ...routeIds.flatMap((id) => keysOf?.get(id) ?? [])]) collect(manifest, key, found);
    return [...found].map((file) => `/${file}`);
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

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}
