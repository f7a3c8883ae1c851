import { createRouter } from '@tanstack/react-router';
import { withSearch } from '#domain/addresses.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import type { RouterContext } from './request-context.ts';
import { routeTree } from './routeTree.gen.ts';

/** A new router for each request and each browser: a shared one would leak one visitor's page into another's. */
export function getRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: false,
    // Data is never stale while a visit lasts (docs/product.md).
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultGcTime: Number.POSITIVE_INFINITY,
    defaultPreloadGcTime: Number.POSITIVE_INFINITY,
    // What a slow page says, and when: features/shell/page-outlet.tsx.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    scrollRestoration: false,
    caseSensitive: true,
    search: { strict: true },
    parseSearch: parametersIn,
    stringifySearch: (search) => withSearch('', search),
    defaultErrorComponent: ErrorPage,
    // What no route catches leaves the page as it stands (page-as-it-stands.tsx).
    disableGlobalCatchBoundary: true,
  });
}

/** The parameters of an address. What a plain form says several times, as boxes of one name do, is one text with commas. */
function parametersIn(search: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) found[name] = name in found ? `${found[name]},${value}` : value;
  return found;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface HistoryState {
    /** The workflow that is open over the list, by its slug. */
    openedWorkflow?: string;
    /** Whether a page's own way back led here. */
    isReturn?: boolean;
  }
}
