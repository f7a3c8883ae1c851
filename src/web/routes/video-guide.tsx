import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { readDocument } from '#web/api-reads.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/video-guide')({
  loader: () => readDocument('explainer-video'),
  head: ({ matches }) =>
    pageHead({
      title: 'What is an AI Video Model?',
      description: 'How AI video models work, where they fail, and what a church should ask before it shows a generated clip.',
      path: paths.videoGuide,
      site: siteOf(matches),
    }),
  component: () => (
    <ExplainerPage
      title="What is an AI Video Model?"
      document={Route.useLoaderData()}
      button={{ label: 'View Video Generation Tools', category: 'Video Generators' }}
    />
  ),
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});
