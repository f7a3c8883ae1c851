import { readFileSync } from 'node:fs';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import type { Manifest } from 'vite';
import { hasStatus } from './api-client.ts';
import { renderDocument } from './documents/documents.tsx';
import { ownMark, removeNonces } from './own-scripts.ts';
import { pageModules } from './page-modules.ts';
import type { RequestContext } from './request-context.ts';
import { getRouter } from './router.tsx';

/** Vite finds scripts and styles itself during development. */
const buildContext = import.meta.env.PROD ? { filesOf: pageModules(builtManifest()), textOf: builtText } : undefined;
const texts = new Map<string, string>();

/** The build's manifest of browser scripts (scripts/build/build-pages.mjs puts it next to this module). */
function builtManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('./client-manifest.json', import.meta.url), 'utf8'));
}

/** Text of a style sheet, which is inlined in each page that uses it. */
function builtText(href: string): string {
  const text = texts.get(href) ?? readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
  texts.set(href, text);
  return text;
}

let addressRouter: ReturnType<typeof getRouter> | undefined;

/**
 * Normalized address of the page at an address: parameters that its route does not declare are dropped, the others have one form.
 * Every spelling of one page then has one cache entry (docs/product.md).
 */
function pageKey(address: string): string {
  const router = routerOfAddresses();
  const { pathname, search } = new URL(address, 'http://localhost');
  const [routes] = router.getMatchedRoutes(pathname);
  const raw = router.options.parseSearch(search);
  const declared = routes.flatMap(({ options }) =>
    typeof options.validateSearch === 'function' ? [options.validateSearch(raw as never) as object] : [],
  );
  return pathname + router.options.stringifySearch(Object.assign({}, ...declared));
}

/** The pattern of the page at this address, such as '/tools/$slug'. */
function routeOf(address: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  return routerOfAddresses().getMatchedRoutes(pathname)[0].at(-1)?.fullPath || '/';
}

/** Router that matches addresses only and never renders, so that one serves all. */
function routerOfAddresses() {
  addressRouter ??= getRouter({ read: () => Promise.reject(new Error('This router only matches addresses.')) });
  return addressRouter;
}

/** A rendered page; with `location` if it only redirects, with `cacheControl` if it sets its own caching. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Texts of the inline scripts that the program wrote into it: no other may run. */
  scripts: string[];
  location: string | null;
  cacheControl: string | null;
}

/** Renders the page at this full address. @throws when a component fails; errors thrown by a loader have their own page */
async function render(address: URL, context: RequestContext): Promise<RenderedPage> {
  let times: number[] = [];
  let isTakenDown = false;
  const read: RequestContext['read'] = async (name, parameters) => {
    try {
      return await context.read(name, parameters);
    } catch (error) {
      isTakenDown ||= hasStatus(error, 410);
      throw error;
    }
  };
  const answer = createRequestHandler({
    createRouter: () => {
      const router = getRouter({ ...context, read, ...buildContext });
      router.update({ ...router.options, ssr: { nonce: ownMark } });
      return router;
    },
    request: new Request(address),
  });
  const response = await answer(({ router, responseHeaders }) => {
    times = router.state.matches.map(({ updatedAt }) => updatedAt);
    return renderRouterToString({ router, responseHeaders, children: createElement(RouterServer, { router }) });
  });
  const { status, headers } = response;
  const { html, scripts } = removeNonces(withoutTimes(await response.text(), times));
  // The router has logged the error to the console, and answers with a sentence.
  if (status === 500 && !html.startsWith('<!DOCTYPE')) throw new Error(`The page at ${address.pathname} can’t be rendered.`);
  return {
    // The router has one status for every missing page.
    status: status === 404 && isTakenDown ? 410 : status,
    html,
    scripts,
    location: headers.get('Location'),
    cacheControl: headers.get('Cache-Control'),
  };
}

/**
 * Keeps a page's bytes, and so its ETag, the same at each rendering: a 304 would otherwise combine the policy of one rendering
 * with the body of another. Nothing reads the times at which its data arrived, because data is never stale.
 */
const withoutTimes = (html: string, times: readonly number[]): string =>
  [...new Set(times)].reduce((text, time) => text.replaceAll(String(time), '0'), html);

/** Pages and documents as src/server uses them. */
export default { render, pageKey, routeOf, renderDocument };
