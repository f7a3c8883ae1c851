import { createFileRoute, notFound } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { hasStatus } from '#web/api-client.ts';
import { readWorkflow } from '#web/api-reads.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { WorkflowPage } from '#web/features/workflow/workflow-page.tsx';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { workflowCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/workflows/$slug')({
  loader: async ({ params }) => {
    try {
      return await readWorkflow(params.slug);
    } catch (error) {
      if (hasStatus(error, 404)) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData: workflow, matches }) => {
    if (!workflow) return {};
    const site = siteOf(matches);
    const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');
    return pageHead({
      title: workflow.title,
      description: text(workflow.description),
      path: paths.workflow(workflow.slug),
      site,
      picture: workflow.categories.map(workflowCategory).find((category) => category)?.picture,
      structuredData: [
        {
          '@type': 'HowTo',
          name: workflow.title,
          description: text(workflow.description),
          step: workflow.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: text(step) })),
        },
        breadcrumbs(site, [
          { name: 'Home', path: paths.home },
          { name: 'All Workflows', path: paths.allWorkflows() },
          { name: workflow.title, path: paths.workflow(workflow.slug) },
        ]),
      ],
    });
  },
  component: WorkflowRoute,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading workflows...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading workflows" />,
});

function WorkflowRoute() {
  return <WorkflowPage workflow={Route.useLoaderData()} />;
}
