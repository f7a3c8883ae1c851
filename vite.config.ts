import mdx from '@mdx-js/rollup';
import yaml from '@rollup/plugin-yaml';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

interface CategoriesFile {
  categories: { bestPractices?: string[] }[];
}

const withoutBestPractices = (file: CategoriesFile) => ({
  ...file,
  categories: file.categories.map(({ bestPractices: _, ...category }) => category),
});

/** Whether the browser's entry comes to a module without asking for anything later. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = graph.getModuleInfo(id);
  return module?.isEntry || (module?.importers.some((importer) => isNeededAtOnce(importer, graph, seen)) ?? false);
}

interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Cards, chips and badges, their pictures' addresses, and what a list says that is empty or long. */
const cardPieces =
  /src\/(ui\/(badge|card-grid|chip|empty-state|glass|pagination|tick-list|tool-card)\.tsx?|web\/category-pictures\.ts|domain\/catalogue\/tone\.ts)$|pictures\/[a-z]+-(banner|card)\.svg/;

// The build of the pages only: the server runs from its sources (docs/decisions/0002).
export default defineConfig({
  plugins: [
    // The pages' table of categories leaves out what only the API tells: it is part of every page's script.
    yaml({
      transform: (data, file) =>
        file.endsWith('categories.yaml') ? withoutBestPractices(data as unknown as CategoriesFile) : data,
    }),
    { enforce: 'pre', ...mdx({ include: /\.mdx$/ }) },
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        entry: 'router.tsx',
        semicolons: true,
        quoteStyle: 'single',
        // One file for each route: its error is as small as it is rare.
        codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']] },
      },
      client: { entry: 'client.tsx', base: '/assets' },
      server: { entry: 'server.ts' },
      // The pages reach the server through the request's context and /api only.
      importProtection: { behavior: 'error', client: { files: ['src/server/**'] }, server: { files: ['src/server/**'] } },
    }),
    react(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // The names of all who share would be longer than what they share.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            // A page asks for few files: each costs an old phone more than what a small one says.
            codeSplitting: {
              groups: [
                { name: 'core', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 2 },
                {
                  debugName: 'what every page needs',
                  name: (id, graph) => (isNeededAtOnce(id, graph) ? 'shell' : null),
                  priority: 1,
                },
                // The small pieces of cards and rows stand on most pages; apart, they would be five files of some hundred bytes.
                { name: 'cards', test: cardPieces, priority: 0.5 },
                // What some pages share, by who shares it; less than 1,500 bytes go with what is shared most alike.
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
              ],
            },
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
