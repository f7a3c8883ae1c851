import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Listed } from '#domain/catalogue/list-page.ts';
import { toolsPage } from '#domain/catalogue/list-page.ts';
import { hubToolsPerPage, pageNumber } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { Loading } from '#ui/loading.tsx';
import { readList, toolList } from '#web/api-reads.ts';
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { toolCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/comparison/$category')({
  validateSearch: (raw: Record<string, unknown>) => ({ page: pageNumber(raw.page) }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ params, deps }): Promise<Listed<ToolCardView>> => {
    const category = toolCategory(params.category);
    if (!category) throw notFound();
    return readList(toolList(deps, category.hub));
  },
  head: ({ params, matches }) =>
    pageHead({
      title: `${params.category} comparison`,
      description: `Compare AI tools of the category ${params.category} for churches: description, price, impact and details side by side.`,
      path: paths.comparison(params.category),
      site: siteOf(matches),
      // Any words may stand in the address; only real categories belong in a search engine.
      noIndex: !toolCategory(params.category),
      picture: toolCategory(params.category)?.picture,
    }),
  component: ComparisonRoute,
  notFoundComponent: UnknownCategory,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading comparison...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading tools" />,
});

function ComparisonRoute() {
  const listed = Route.useLoaderData();
  const search = Route.useSearch();
  const list = 'all' in listed ? toolsPage(listed.all, search, hubToolsPerPage) : listed.shown;
  return <ComparisonPage category={Route.useParams().category} list={list} />;
}

/** What the specification shows for a category without tools; here there is no such category either. */
function UnknownCategory() {
  return <ComparisonPage category={Route.useParams().category} list={toolsPage<ToolCardView>([], {}, hubToolsPerPage)} />;
}
