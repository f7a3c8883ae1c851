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
    // Pending states are in features/shell/page-outlet.tsx.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    scrollRestoration: false,
    caseSensitive: true,
    search: { strict: true },
    parseSearch: parametersIn,
    stringifySearch: (search) => withSearch('', search),
    defaultErrorComponent: ErrorPage,
    // An error that no route catches leaves the page as the server sent it (page-as-it-stands.tsx).
    disableGlobalCatchBoundary: true,
  });
}

/** Parameters of an address. Repeated fields of a plain form, such as checkboxes of one name, become one comma-separated text. */
function parametersIn(search: string): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search))
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value;
  return parameters;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface HistoryState {
    /** Slug of the workflow that is open over the list. */
    openedWorkflow?: string;
    /** True if the visitor came by a page's own back link. */
    isReturn?: boolean;
  }
}
