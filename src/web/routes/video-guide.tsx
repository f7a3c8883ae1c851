import { createFileRoute } from '@tanstack/react-router';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute, videoExplainer } from '#web/features/document/explainers.ts';

export const Route = createFileRoute('/video-guide')({
  ...explainerRoute(videoExplainer),
  component: () => <ExplainerPage {...videoExplainer} document={Route.useLoaderData()} />,
});
