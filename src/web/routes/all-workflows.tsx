import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { WorkflowSearch } from '#domain/catalogue/list-search.ts';
import { parseWorkflowSearch } from '#domain/catalogue/list-search.ts';
import { followedPart } from '#domain/feed-address.ts';
import { workflowsOf } from '#web/features/catalogue/list-sources.ts';
import { loadList } from '#web/features/catalogue/load-list.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { AllWorkflowsPage } from '#web/features/workflow/all-workflows-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/all-workflows')({
  validateSearch: parseWorkflowSearch,
  loader: ({ context, location }) => loadList(context.read, workflowsOf(), parseWorkflowSearch(location.search)),
  head: headOf({
    title: 'All ministry workflows',
    path: addresses.allWorkflows(),
    ...(import.meta.env.SSR && { followed: (search: WorkflowSearch) => addresses.allWorkflows(followedPart(search)) }),
  }),
  ...screen('Loading workflows...', 'Error loading workflows'),
  component: AllWorkflowsPage,
});
