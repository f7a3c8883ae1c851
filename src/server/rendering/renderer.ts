import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../errors.ts';
import type { PageRenderer } from './pages.ts';

/** Where the pages come from: the build, or Vite while developing. */
export interface RendererSource {
  load: () => Promise<PageRenderer>;
  middleware?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

/**
 * The pages that `npm run build` made.
 * @throws {StartupError} when there is no build.
 */
export async function builtRenderer(root: string): Promise<RendererSource> {
  const entry = join(root, 'dist/server/server.js');
  if (!existsSync(entry)) throw new StartupError('The pages are not built yet. Run `npm start`, which builds them.');
  const { default: built } = (await import(pathToFileURL(entry).href)) as { default: PageRenderer };
  return { load: async () => built };
}

/** Where Vite tells a page of a change while developing. */
const hotReloadPort = 24_678;

/** The pages straight from their sources, loaded anew for each request. */
export async function developmentRenderer(root: string): Promise<RendererSource> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: hotReloadPort } },
  } as never);
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment)) throw new StartupError('Vite cannot run the pages here.');
  return {
    load: async () => ({
      ...((await environment.runner.import('virtual:tanstack-start-server-entry')) as { default: PageRenderer }).default,
      connectSources: [`ws://*:${hotReloadPort}`],
    }),
    middleware: (request, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
  };
}
