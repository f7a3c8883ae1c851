import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { parseResourcesSearch } from '#domain/catalogue/list-search.ts';
import { Loading } from '#ui/loading.tsx';
import { readCategoryCounts, readToolCardsIn, readWorkflowCardsOfHub } from '#web/api-reads.ts';
import { loadNearTools, loadNearWorkflows } from '#web/features/catalogue/load-near.ts';
import { CategoryView, preloadCategoryView } from '#web/features/resources/category-view-on-demand.tsx';
import { ResourcesPage, useArrival } from '#web/features/resources/resources-page.tsx';
import { useReturn } from '#web/features/resources/use-return.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { toolCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/resources/')({
  validateSearch: parseResourcesSearch,
  loaderDeps: ({ search: { category, view } }) => ({ category, view }),
  loader: async ({ deps, location }) => {
    const category = deps.category && toolCategory(deps.category);
    if (!category) return { counts: await readCategoryCounts() };
    await preloadCategoryView();
    if (deps.view === 'workflows') {
      const workflows = await readWorkflowCardsOfHub(category.hub);
      return { workflows, near: await loadNearWorkflows(workflows, location.search) };
    }
    const tools = await readToolCardsIn(category.name);
    return { tools, near: await loadNearTools(tools, location.search) };
  },
  head: ({ matches }) =>
    pageHead({
      title: 'All AI resources for churches',
      description: 'Fifteen categories of AI for ministry, each with a guide, a comparison, tools and step-by-step workflows.',
      path: paths.resources(),
      site: siteOf(matches),
    }),
  component: ResourcesRoute,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});

function ResourcesRoute() {
  const search = Route.useSearch();
  const category = search.category ? toolCategory(search.category) : undefined;
  const hash = useLocation({ select: (location) => location.hash });
  useArrival(hash);
  useReturn(!category && !hash);
  const { counts, tools, workflows, near } = Route.useLoaderData();
  if (!category || counts) return <ResourcesPage counts={counts ?? []} />;
  return (
    <Suspense>
      <CategoryView
        key={`${category.id} ${search.view}`}
        category={category}
        search={search}
        tools={tools}
        workflows={workflows}
        near={near}
      />
    </Suspense>
  );
}
