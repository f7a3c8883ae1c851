import type { SiteSettings } from './request-context.ts';

/** The installation's settings, loaded by the root route, for a route's `head`. */
export const siteOf = (matches: readonly { routeId: string; loaderData?: unknown }[]): SiteSettings | undefined =>
  matches.find((match) => match.routeId === '__root__')?.loaderData as SiteSettings | undefined;
