import { createFileRoute } from '@tanstack/react-router';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute, llmExplainer } from '#web/features/document/explainers.ts';

export const Route = createFileRoute('/llm-guide')({
  ...explainerRoute(llmExplainer),
  component: () => <ExplainerPage {...llmExplainer} document={Route.useLoaderData()} />,
});
