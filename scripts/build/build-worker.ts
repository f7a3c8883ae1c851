// Builds the service worker into a folder of built files as /sw.js: one classic script without imports.
import { build } from 'vite';
import { browsers } from '../../vite.config.ts';

const [folder, release] = process.argv.slice(2);
if (!folder || !release)
  throw new Error('Tell the folder and the release: node scripts/build/build-worker.ts dist/client 1a2b3c');

await build({
  configFile: false,
  logLevel: 'warn',
  define: { release: JSON.stringify(release) },
  build: {
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    ...browsers,
    modulePreload: false,
    rollupOptions: { input: 'src/web/offline/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
  },
});
