import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute } from '#web/features/document/explainer-route.ts';

export const Route = createFileRoute('/video-guide')({
  ...explainerRoute('video', addresses.videoGuide),
  component: () => (
    <ExplainerPage
      name="video"
      button={{ label: 'View Video Generation Tools', category: 'Video Generators' }}
      document={Route.useLoaderData()}
    />
  ),
});
