import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { addresses } from '#domain/addresses.ts';
import { toolSorts, workflowSorts } from '#domain/catalogue/choices.ts';
import { parseResourcesSearch } from '#domain/catalogue/list-search.ts';
import { toolsOf, workflowsOf } from '#web/features/catalogue/list-sources.ts';
import { loadList } from '#web/features/catalogue/load-list.ts';
import { CategoryViewLater } from '#web/features/resources/category-view-later.tsx';
import { ResourcesPage, useArrival } from '#web/features/resources/resources-page.tsx';
import { useReturn } from '#web/features/resources/use-return.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';
import { toolCategory } from '#web/site-content.ts';

export const Route = createFileRoute('/resources/')({
  validateSearch: parseResourcesSearch,
  loaderDeps: ({ search: { category, view } }) => ({ category, view }),
  loader: async ({ context: { read }, deps, location }) => {
    const category = deps.category && toolCategory(deps.category);
    const counts = await read('categoryCounts', {});
    if (!category) return { counts };
    await CategoryViewLater.preload?.();
    const description = counts.find(({ id }) => id === category.id)?.description;
    const { q, pricing, sort, page } = parseResourcesSearch(location.search);
    if (deps.view === 'workflows') {
      const search = { q, sort: workflowSorts.find((option) => option === sort), page };
      return { description, workflows: await loadList(read, workflowsOf(category.hub), search) };
    }
    const search = { q, pricing, sort: toolSorts.find((option) => option === sort), page };
    return { description, tools: await loadList(read, toolsOf(category.hub), search) };
  },
  head: headOf({ title: 'All AI resources for churches', path: addresses.resources() }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: ResourcesRoute,
});

function ResourcesRoute() {
  const search = Route.useSearch();
  const category = search.category ? toolCategory(search.category) : undefined;
  const hash = useLocation({ select: (location) => location.hash });
  useArrival(hash);
  useReturn(!category && !hash);
  const { counts, description, tools, workflows } = Route.useLoaderData();
  if (!category || counts) return <ResourcesPage counts={counts ?? []} />;
  return (
    <Suspense>
      <CategoryViewLater
        key={`${category.id} ${search.view}`}
        category={category}
        description={description}
        search={search}
        tools={tools}
        workflows={workflows}
      />
    </Suspense>
  );
}
