import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { holdModules } from './after-first-paint.ts';
import { documentParameters, renderDocument } from './documents/documents.tsx';
import type { RequestContext } from './request-context.ts';
import { getRouter } from './router.tsx';

let addressRouter: ReturnType<typeof getRouter> | undefined;

/**
 * The address of the page that an address shows: parameters that its route does not declare are dropped, the others
 * stand in one form. Every spelling of one page then has one cache entry (design, section 3).
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
  addressRouter ??= getRouter();
  return addressRouter;
}

/** A page as it was rendered; `location` where it only leads to another one, `cacheControl` where it says how it may be kept. */
export interface RenderedPage {
  status: number;
  html: string;
  location: string | null;
  cacheControl: string | null;
}

interface RenderContext extends RequestContext {
  takeHtml: (html: string) => void;
}

// What Start's own handler does, but for the body: as that of a Response the text would be encoded and decoded again, which
// is a tenth of a rendering (docs/performance.md).
const handle = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const { takeHtml } = getGlobalStartContext() as RenderContext;
    const text = await transformHtmlStringWithRouter(router, renderToString(createElement(StartServer, { router })));
    const timeless = withoutTimes(text, router.stores.matches.get());
    takeHtml(import.meta.env.PROD ? holdModules(timeless) : timeless);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

// The same page must have the same bytes, and so the same ETag, whenever it is rendered: a 304 would otherwise carry the
// policy of one rendering beside the body of another. Nothing reads these times, because data is never stale.
function withoutTimes(html: string, matches: readonly { updatedAt: number }[]): string {
  const times = new Set(matches.map(({ updatedAt }) => updatedAt));
  return Array.from(times).reduce((text, time) => text.replaceAll(`,u:${time},`, ',u:0,'), html);
}

/** Renders the page at this address; `address` is whole, with the site's origin. */
async function render(address: URL, context: RequestContext): Promise<RenderedPage> {
  let html = '';
  const takeHtml = (text: string) => {
    html = text;
  };
  // A request of our own: Start answers 406 without text/html, and no visitor's header may reach a kept page.
  const request = new Request(address, { headers: { Accept: 'text/html' } });
  const { status, headers } = await handle(request, { context: { ...context, takeHtml } as RequestContext });
  return { status, html, location: headers.get('Location'), cacheControl: headers.get('Cache-Control') };
}

/** The pages as src/server uses them, and the documents. */
export default { render, pageKey, routeOf, renderDocument, documentParameters };
