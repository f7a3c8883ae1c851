import type { AnyRoute } from '@tanstack/react-router';
import type { Manifest, ManifestChunk } from 'vite';

const routeFiles = import.meta.glob<{ Route: AnyRoute }>('./routes/*.tsx', { eager: true });

/** Addresses of the build's files that a page needs. */
export interface PageFiles {
  /** Scripts that run one after another: the entry's imports, then the entry itself. */
  start: string[];
  /** Other modules of the page's routes; the router runs them. */
  modules: string[];
  /** Module of fallbacks, which runs before all others in a browser that lacks one of their calls. */
  fallbacks: string;
  /** The style sheet of all pages, then the page's own. */
  sheets: string[];
}

/**
 * Finds the files that a page needs in the build's manifest: the entry, the modules of its routes, everything that these import,
 * and their style sheets.
 * @returns a function of the ids of the routes that an address matches
 */
export function pageModules(manifest: Manifest): (routeIds: readonly string[]) => PageFiles {
  const entry = 'src/web/client.tsx';
  // Routes have no id before a router has taken the tree, so this runs at the first page and not at import.
  let keysOf: Map<string, string[]> | undefined;
  return (routeIds) => {
    keysOf ??= keysByRoute(manifest);
    const chunks = new Set<ManifestChunk>();
    collect(manifest, entry, chunks);
    // Modules come after their imports.
    const start = [...chunks].reverse();
    for (const key of routeIds.flatMap((id) => keysOf?.get(id) ?? [])) collect(manifest, key, chunks);
    const sheets = new Set([...chunks].flatMap(({ css = [] }) => css));
    return {
      start: start.map(addressOf),
      modules: [...chunks].slice(start.length).map(addressOf),
      fallbacks: `/${manifest['src/browser/fallbacks.ts']?.file}`,
      sheets: [...sheets].map((file) => `/${file}`),
    };
  };
}

/** The modules of each route: its file, and the chunks that the router's plugin has split from it. */
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

function collect(manifest: Manifest, key: string, chunks: Set<ManifestChunk>): void {
  const chunk = manifest[key];
  if (!chunk || chunks.has(chunk)) return;
  chunks.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
}
