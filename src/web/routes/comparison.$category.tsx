import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { readToolCardsIn } from '#web/api-reads.ts';
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { toolCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/comparison/$category')({
  loader: ({ params }) => readToolCardsIn(params.category),
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
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading comparison...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading tools" />,
});

function ComparisonRoute() {
  return <ComparisonPage category={Route.useParams().category} tools={Route.useLoaderData()} />;
}
