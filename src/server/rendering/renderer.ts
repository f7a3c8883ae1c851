import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../errors.ts';
import type { PageRenderer } from './pages.ts';

/** Source of the pages: the build, or Vite in development. */
export interface RendererSource {
  load: () => Promise<PageRenderer>;
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * Loads the pages that `npm run build` made.
 * @throws {StartupError} when there is no build.
 */
export async function builtRenderer(root: string): Promise<RendererSource> {
  const entry = join(root, 'dist/server/server.js');
  if (!existsSync(entry)) throw new StartupError('The pages aren’t built yet. Run `npm start`, which builds them.');
  const { default: renderer } = (await import(pathToFileURL(entry).href)) as { default: PageRenderer };
  return { load: async () => renderer };
}

/** Port on which Vite notifies a page of changes in development. */
const hotReloadPort = 24_678;

/** Serves the pages straight from their sources, loaded again for each request. */
export async function developmentRenderer(root: string): Promise<RendererSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: hotReloadPort } },
  } as never);
  const load = async (): Promise<PageRenderer> => {
    const { default: pages } = (await vite.ssrLoadModule('/src/web/server.ts')) as { default: PageRenderer };
    const render: PageRenderer['render'] = async (address, context) => {
      const page = await pages.render(address, context);
      // Places Vite's tags before the page's script, and after everything that React looks for when it hydrates the head.
      const tags = await vite.transformIndexHtml(address.pathname, '');
      const scripts = [...tags.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, text = '']) => text);
      return { ...page, html: page.html.replace('</head>', () => `${tags}</head>`), scripts: [...page.scripts, ...scripts] };
    };
    // Allows styles, since Vite's script adds each module's to the page.
    return { ...pages, render, policyExceptions: { connectSources: [`ws://*:${hotReloadPort}`], addStyles: true } };
  };
  return {
    load,
    middleware: (request, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
  };
}
