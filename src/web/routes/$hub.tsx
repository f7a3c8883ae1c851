import { createFileRoute, notFound } from '@tanstack/react-router';
import type { HubTab } from '#domain/addresses.ts';
import { addresses, isHubTab } from '#domain/addresses.ts';
import type { ListLook } from '#domain/catalogue/list-search.ts';
import { listLooks, pageNumber } from '#domain/catalogue/list-search.ts';
import { readHub } from '#web/features/hub/hub-data.ts';
import { HubPage } from '#web/features/hub/hub-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { categories } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

const hubOf = (address: string) => categories.find(({ hub }) => hub === address);

/**
 * Tab, its page, the list's view and, in a leaderboard, the sort column; anything else in the address is ignored
 * (docs/product.md).
 */
const parseHubSearch = (raw: Record<string, unknown>): { tab?: HubTab; sort?: string; page?: number; look?: ListLook } => ({
  tab: isHubTab(raw.tab) ? raw.tab : undefined,
  sort: typeof raw.sort === 'string' && /^-?[a-z]{2,20}$/.test(raw.sort) ? raw.sort : undefined,
  page: pageNumber(raw.page),
  look: listLooks.find((look) => look === raw.look),
});

const loadingLine = () => (globalThis.location?.pathname === '/voice-hub' ? 'Loading voice tools...' : 'Loading AI resources...');

export const Route = createFileRoute('/$hub')({
  validateSearch: parseHubSearch,
  loaderDeps: ({ search: { tab, sort, page } }) => ({ tab, sort, page }),
  loader: ({ context, params, deps: { tab = 'guide', sort, page } }) => {
    const category = hubOf(params.hub);
    if (!category) throw notFound();
    return readHub(context.read, category, tab, { sort, page });
  },
  head: ({ params, loaderData, matches }) => {
    if (!loaderData) return {};
    const { title, description } = loaderData.words;
    return pageHead({
      title,
      path: addresses.hub(params.hub),
      site: siteOf(matches),
      ...(import.meta.env.SSR && { description, picture: hubOf(params.hub)?.picture }),
    });
  },
  ...screen(loadingLine, 'Error loading resources'),
  component: HubRoute,
});

function HubRoute() {
  const category = hubOf(Route.useParams().hub);
  const { tab = 'guide', page, look } = Route.useSearch();
  const data = Route.useLoaderData();
  return category ? <HubPage key={category.hub} category={category} tab={tab} page={page} look={look} data={data} /> : null;
}
