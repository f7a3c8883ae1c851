import { tsrStartManifest } from 'tanstack-start-manifest:v';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { attachRouterServerSsrUtils, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { holdModules } from './after-first-paint.ts';
import { documentParameters, renderDocument } from './documents/documents.tsx';
import type { RequestContext } from './request-context.ts';
import { requestContexts } from './request-contexts.ts';
import { getRouter } from './router.tsx';

/** What the build, or Vite while developing, says of the routes' scripts. */
const manifest = tsrStartManifest();

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

/**
 * Renders the page at this address, which is whole, with the site's origin. It is what Start's own handler does without its
 * requests and responses, which were a fifth of a rendering (docs/decisions/0019).
 */
async function render({ pathname, search, origin }: URL, context: RequestContext): Promise<RenderedPage> {
  return requestContexts.run(context, async () => {
    const router = getRouter();
    router.update({ history: createMemoryHistory({ initialEntries: [pathname + search] }), origin });
    // The browser needs no list of modules beside the one that starts them.
    attachRouterServerSsrUtils({ router, manifest: import.meta.env.PROD ? undefined : manifest });
    try {
      await router.load();
      const redirect = router._serverResult?.type === 'redirect' ? router._serverResult.redirect : undefined;
      if (redirect) return { status: redirect.status, html: '', location: redirect.headers.get('Location'), cacheControl: null };
      const matches = router.stores.matches.get();
      // The same page must have the same bytes, and so the same ETag, whenever it is rendered: a 304 would otherwise carry the
      // policy of one rendering beside the body of another. Nothing reads these times, because data is never stale.
      for (const match of matches) match.updatedAt = 0;
      await router.serverSsr?.dehydrate();
      if (import.meta.env.PROD) holdModules(router, manifest);
      const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterProvider, { router })));
      const cacheControl = matches.map(({ headers }) => headers?.['Cache-Control']).findLast((value) => value) ?? null;
      return { status: getSsrStatus(router), html, location: null, cacheControl };
    } finally {
      router.serverSsr?.cleanup();
    }
  });
}

/** The pages as src/server uses them, and the documents. */
export default { render, pageKey, routeOf, renderDocument, documentParameters };
