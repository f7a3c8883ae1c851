import { readFileSync } from 'node:fs';
import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import type { Manifest } from 'vite';
import { hasStatus } from './api-client.ts';
import { renderDocument } from './documents/documents.tsx';
import { ownMark, takeMarks } from './own-scripts.ts';
import { pageModules } from './page-modules.ts';
import type { RequestContext } from './request-context.ts';
import { getRouter } from './router.tsx';

/** While developing Vite finds scripts and styles itself. */
const built = import.meta.env.PROD ? { filesOf: pageModules(builtManifest()), textOf: builtText } : undefined;
const texts = new Map<string, string>();

/** What the build wrote down of the browser's scripts (scripts/build/build-pages.mjs puts it beside this module). */
function builtManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('./client-manifest.json', import.meta.url), 'utf8'));
}

/** The text of a style sheet, which each page that wears it has in it. */
function builtText(href: string): string {
  const text = texts.get(href) ?? readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8');
  texts.set(href, text);
  return text;
}

let addressRouter: ReturnType<typeof getRouter> | undefined;

/**
 * The address of the page that an address shows: parameters that its route does not declare are dropped, the others
 * stand in one form. Every spelling of one page then has one cache entry (docs/product.md).
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

/** Matches addresses only and is never rendered, so that one serves all. */
function routerOfAddresses() {
  addressRouter ??= getRouter({ read: () => Promise.reject(new Error('This router only matches addresses.')) });
  return addressRouter;
}

/**
 * A page as it was rendered; `location` where it only leads to another one, `cacheControl` where it says how it may be kept.
 */
export interface RenderedPage {
  status: number;
  html: string;
  /** The texts of the inline scripts that the program wrote into it: no other may run. */
  scripts: string[];
  location: string | null;
  cacheControl: string | null;
}

/**
 * Renders the page at this address, which is whole, with the site's origin.
 * @throws when a component fails; what a loader throws has its own page
 */
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
      const router = getRouter({ ...context, read, ...built });
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
  const { html, scripts } = takeMarks(withoutTimes(await response.text(), times));
  // The router has written the error to the console, and answers with a sentence.
  if (status === 500 && !html.startsWith('<!DOCTYPE')) throw new Error(`The page at ${address.pathname} can’t be rendered.`);
  return {
    // The router has one status for whatever is not there.
    status: status === 404 && isTakenDown ? 410 : status,
    html,
    scripts,
    location: headers.get('Location'),
    cacheControl: headers.get('Cache-Control'),
  };
}

/**
 * The same page must have the same bytes, and so the same ETag, whenever it is rendered: a 304 would otherwise carry the policy
 * of one rendering beside the body of another. Nothing reads the times at which its data came, because data is never stale.
 */
const withoutTimes = (html: string, times: readonly number[]): string =>
  [...new Set(times)].reduce((text, time) => text.replaceAll(String(time), '0'), html);

/** The pages as src/server uses them, and the documents. */
export default { render, pageKey, routeOf, renderDocument };
