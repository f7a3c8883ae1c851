import { createFileRoute } from '@tanstack/react-router';
import { parseWorkflowSearch } from '#domain/catalogue/list-search.ts';
import type { WorkflowCardView } from '#domain/catalogue/views.ts';
import { Loading } from '#ui/loading.tsx';
import { readList, workflowList } from '#web/api-reads.ts';
import { loadNearWorkflows } from '#web/features/catalogue/load-near.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { AllWorkflowsPage } from '#web/features/workflow/all-workflows-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/all-workflows')({
  validateSearch: parseWorkflowSearch,
  loader: async ({ location }) => {
    const search = parseWorkflowSearch(location.search);
    const list = await readList<WorkflowCardView>(workflowList(search));
    return { ...list, near: await loadNearWorkflows(list, search) };
  },
  head: ({ matches }) =>
    pageHead({
      title: 'All ministry workflows',
      description:
        'Step-by-step ministry workflows with AI: time, cost, the tools they use, what never to enter and who signs off.',
      path: paths.allWorkflows(),
      site: siteOf(matches),
    }),
  component: AllWorkflowsPage,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading workflows...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading workflows" />,
});
