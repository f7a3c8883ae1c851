import { createFileRoute } from '@tanstack/react-router';
import { parseSiteSearch } from '#domain/search/search-view.ts';
import { Loading } from '#ui/loading.tsx';
import { readSearch } from '#web/api-reads.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/search')({
  validateSearch: parseSiteSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => readSearch(deps),
  head: ({ matches, match }) =>
    pageHead({
      title: match.search.q ? `“${match.search.q}”: search` : 'Search',
      description: 'Search tools, workflows, guides, comparisons, policies and research on AI in the church.',
      path: paths.search(),
      site: siteOf(matches),
      noIndex: true,
    }),
  component: SearchRoute,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});

function SearchRoute() {
  return <SearchPage search={Route.useSearch()} answer={Route.useLoaderData()} />;
}
