import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { readDocument } from '#web/api-reads.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/image-guide')({
  loader: () => readDocument('explainer-image'),
  head: ({ matches }) =>
    pageHead({
      title: 'What is an AI Image Model?',
      description: 'How AI image models learn and draw, what they cannot know, and how Christian traditions think about images.',
      path: paths.imageGuide,
      site: siteOf(matches),
    }),
  component: () => (
    <ExplainerPage
      title="What is an AI Image Model?"
      document={Route.useLoaderData()}
      button={{ label: 'View Image Generation Tools', category: 'Image Generators' }}
    />
  ),
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});
