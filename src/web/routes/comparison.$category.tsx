import { createFileRoute, notFound } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { Listed } from '#domain/catalogue/list-page.ts';
import { hubToolsPerPage, pageNumber } from '#domain/catalogue/list-search.ts';
import { toolsPage } from '#domain/catalogue/tools-page.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { toolCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/comparison/$category')({
  validateSearch: (raw: Record<string, unknown>) => ({ page: pageNumber(raw.page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, params, deps }): Promise<Listed<ToolCardView>> => {
    const category = toolCategory(params.category);
    if (!category) throw notFound();
    return context.read('toolList', { ...deps, hub: category.hub });
  },
  head: ({ params, matches }) =>
    pageHead({
      title: `${params.category} comparison`,
      path: addresses.comparison(params.category),
      site: siteOf(matches),
      // Any words may be in the address; only real categories belong in a search engine.
      noIndex: !toolCategory(params.category),
      ...(import.meta.env.SSR && {
        description: `Compare AI tools of the category ${params.category} for churches: description, price, impact and details side by side.`,
        picture: toolCategory(params.category)?.picture,
      }),
    }),
  ...screen('Loading comparison...', 'Error loading tools'),
  component: ComparisonRoute,
  notFoundComponent: UnknownCategory,
});

function ComparisonRoute() {
  const loadedList = Route.useLoaderData();
  const search = Route.useSearch();
  const list = 'all' in loadedList ? toolsPage(loadedList.all, search, hubToolsPerPage) : loadedList.shown;
  return <ComparisonPage category={Route.useParams().category} list={list} />;
}

/** Page for a category without tools (docs/product.md); unknown categories show it too. */
function UnknownCategory() {
  return <ComparisonPage category={Route.useParams().category} list={toolsPage<ToolCardView>([], {}, hubToolsPerPage)} />;
}
