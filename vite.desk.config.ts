import { fileURLToPath } from 'node:url';
import yaml from '@rollup/plugin-yaml';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers, inBrowsers } from './vite.config.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The staff desk: a page of its own at /admin, so that not a byte of it reaches a visitor (docs/decisions/0012).
export default defineConfig({
  root: folder('src/admin'),
  base: '/admin/',
  publicDir: false,
  // Apart from the pages' own: both run while developing.
  cacheDir: folder('node_modules/.vite-desk'),
  plugins: [yaml(), react()],
  resolve: inBrowsers,
  // Words and components stand beside the desk's own folder.
  server: { fs: { allow: [folder('.')] } },
  build: { outDir: folder('dist/desk'), assetsInlineLimit: 0, ...browsers, modulePreload: { polyfill: false } },
});
