import { createFileRoute } from '@tanstack/react-router';
import { parseCreativeSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { Loading } from '#ui/loading.tsx';
import { creativeList, readList } from '#web/api-reads.ts';
import { loadNearCreative } from '#web/features/catalogue/load-near.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { CreativeWorkflowsPage } from '#web/features/workflow/creative-workflows-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/workflows/')({
  validateSearch: parseCreativeSearch,
  loader: async ({ location }) => {
    const search = parseCreativeSearch(location.search);
    const list = await readList<WorkflowCardView>(creativeList(search));
    return { ...list, near: await loadNearCreative(list, search) };
  },
  head: ({ matches }) =>
    pageHead({
      title: 'AI Creative Workflows',
      description: 'Step-by-step creative workflows for churches: visual content, marketing, print materials and distribution.',
      path: paths.workflows,
      site: siteOf(matches),
    }),
  component: CreativeWorkflowsPage,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading workflows...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading workflows" />,
});
