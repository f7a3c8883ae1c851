import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { readDocument } from '#web/api-reads.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/llm-guide')({
  loader: () => readDocument('explainer-llm'),
  head: ({ matches }) =>
    pageHead({
      title: 'What is a Large Language Model?',
      description:
        'What a large language model is, how it is trained, what it cannot know, and questions for Christians, in plain words.',
      path: paths.llmGuide,
      site: siteOf(matches),
    }),
  component: () => (
    <ExplainerPage
      title="What is a Large Language Model?"
      document={Route.useLoaderData()}
      button={{ label: 'View LLM Tools', category: 'Large Language Models' }}
    />
  ),
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});
