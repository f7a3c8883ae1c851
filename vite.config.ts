import { fileURLToPath } from 'node:url';
import yaml from '@rollup/plugin-yaml';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageFile from './package.json' with { type: 'json' };

/** Entry of a page's script. */
const entry = 'src/web/client.tsx';

/** Checks whether the entry imports a module without a dynamic import in between. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return id.endsWith(`/${entry}`) || importers.some((importer) => isNeededAtOnce(importer, graph, seen));
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; importedIds: readonly string[] } | null;
}

const sheetName = (id: string) => /([\w-]+)\.css$/.exec(id)?.[1] ?? null;
/** Checks that a module imports no style sheet: pages that use none of its rules would load it too. */
const isPlain = (id: string, graph: ModuleGraph) => !graph.getModuleInfo(id)?.importedIds.some((imported) => sheetName(imported));

/** Puts the browser's scripts together by rules that name no file (docs/decisions/0112). */
const browserBuild = {
  manifest: true,
  rollupOptions: {
    input: [entry, 'src/browser/fallbacks.ts'],
    output: {
      // A shared file would bear the names of all who share it, and every page names its files: hashes are short too.
      chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash:7].js`,
      codeSplitting: {
        groups: [
          // A style sheet stays a file of its own: merged, it would come to pages that wear none of it.
          { debugName: 'style sheets', name: sheetName, priority: 3 },
          { name: 'core', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
          {
            debugName: 'what every page needs',
            name: (id: string, graph: ModuleGraph) => (isNeededAtOnce(id, graph) ? 'shell' : null),
            priority: 1,
          },
          // Small parts of many pages: each would take along what only some of them share.
          {
            debugName: 'small parts of many pages',
            name: (id: string, graph: ModuleGraph) => (isPlain(id, graph) ? 'common' : null),
            minShareCount: 8,
            maxModuleSize: 1_000,
            priority: 0.5,
          },
          // One file for each set of pages that share it; less than 1,500 bytes join the set most alike.
          { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
        ],
      },
    },
  },
};

const floor = packageFile.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** The oldest browsers that pages, desk and service worker are built for (docs/browsers.md): package.json names them. */
export const browsers = { target: floor, cssTarget: floor };

/** Modules that browsers load in place of a package. */
export const inBrowsers = {
  alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/browser/zod.ts', import.meta.url)) }],
};

// The builds of the pages only, for the browser and for rendering them (docs/decisions/0033); the server runs from its
// sources (docs/decisions/0002).
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    yaml(),
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/routeTree.gen.ts',
      semicolons: true,
      quoteStyle: 'single',
      addExtensions: true,
      autoCodeSplitting: true,
      // One file for each route, with its loader and its error.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
    }),
    react(),
  ],
  ...(command === 'build' && !isSsrBuild && { resolve: inBrowsers }),
  build: {
    assetsInlineLimit: 0,
    ...browsers,
    ...(isSsrBuild ? { copyPublicDir: false } : browserBuild),
  },
}));
