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
      router: { entry: 'router.tsx', semicolons: true, quoteStyle: 'single' },
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
            // One chunk of what every page needs caches better than five.
            manualChunks: (id) => (/node_modules\/(react|react-dom|scheduler|@tanstack)\//.test(id) ? 'core' : undefined),
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
