import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import { parseResourcesSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView, WorkflowCardView } from '#domain/catalogue/views.ts';
import { Loading } from '#ui/loading.tsx';
import { readCategoryCounts, readList, toolList, workflowList } from '#web/api-reads.ts';
import { loadNearTools, loadNearWorkflows } from '#web/features/catalogue/load-near.ts';
import { CategoryViewLater } from '#web/features/resources/category-view-later.ts';
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
    await CategoryViewLater.preload?.();
    const { q, pricing, sort, page } = parseResourcesSearch(location.search);
    if (deps.view === 'workflows') {
      const search = { q, sort: workflowSorts.find((known) => known === sort), page };
      const workflows = await readList<WorkflowCardView>(workflowList(search, category.hub));
      return { workflows, near: await loadNearWorkflows(workflows, search) };
    }
    const search = { q, pricing, sort: toolSorts.find((known) => known === sort), page };
    const tools = await readList<ToolCardView>(toolList(search, category.hub));
    return { tools, near: await loadNearTools(tools, search) };
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
      <CategoryViewLater
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
