import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { WorkflowPage } from '#web/features/workflow/workflow-page.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { workflowCategory } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/workflows/$slug')({
  loader: ({ context, params }) => orNotFound(context.read('workflow', { slug: params.slug })),
  head: ({ loaderData: workflow, matches }) => {
    if (!workflow) return {};
    const site = siteOf(matches);
    return pageHead({
      title: workflow.title,
      path: addresses.workflow(workflow.slug),
      site,
      ...(import.meta.env.SSR && {
        description: text(workflow.description),
        picture: workflow.categories.map(workflowCategory).find((category) => category)?.picture,
        structuredData: [
          {
            '@type': 'HowTo',
            name: workflow.title,
            description: text(workflow.description),
            step: workflow.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: text(step) })),
          },
          breadcrumbs(site, [
            { name: 'Home', path: addresses.home },
            { name: 'All Workflows', path: addresses.allWorkflows() },
            { name: workflow.title, path: addresses.workflow(workflow.slug) },
          ]),
        ],
      }),
    });
  },
  ...screen('Loading workflows...', 'Error loading workflows'),
  component: WorkflowRoute,
});

const text = (parts: readonly { text: string }[]) => parts.map((part) => part.text).join('');

function WorkflowRoute() {
  return <WorkflowPage workflow={Route.useLoaderData()} />;
}
