import { createFileRoute } from '@tanstack/react-router';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute, imageExplainer } from '#web/features/document/explainers.ts';

export const Route = createFileRoute('/image-guide')({
  ...explainerRoute(imageExplainer),
  component: () => <ExplainerPage {...imageExplainer} document={Route.useLoaderData()} />,
});
