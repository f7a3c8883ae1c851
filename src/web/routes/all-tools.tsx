import { createFileRoute } from '@tanstack/react-router';
import { parseToolSearch } from '#domain/catalogue/list-search.ts';
import type { ToolCardView } from '#domain/catalogue/views.ts';
import { Loading } from '#ui/loading.tsx';
import { readList, toolList } from '#web/api-reads.ts';
import { loadNearTools } from '#web/features/catalogue/load-near.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { AllToolsPage } from '#web/features/tool/all-tools-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/all-tools')({
  validateSearch: parseToolSearch,
  loader: async ({ location }) => {
    const search = parseToolSearch(location.search);
    const list = await readList<ToolCardView>(toolList(search));
    return { ...list, near: await loadNearTools(list, search) };
  },
  head: ({ matches }) =>
    pageHead({
      title: 'All AI tools for churches',
      description:
        'Search AI tools for church work by name, category and price, each with its sources, its limits and what must never be typed into it.',
      path: paths.allTools(),
      site: siteOf(matches),
    }),
  component: AllToolsPage,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading tools...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading tools" />,
});
