import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { documentParameters, renderDocument } from './documents/documents.tsx';
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

/** The pages as src/server uses them: rendered from a synthetic request and the request's context; and the documents. */
export default { fetch: createStartHandler(defaultRenderHandler), pageKey, routeOf, renderDocument, documentParameters };
