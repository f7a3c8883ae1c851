import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { ExplainerPage } from '#web/features/document/explainer-page.tsx';
import { explainerRoute } from '#web/features/document/explainer-route.ts';

export const Route = createFileRoute('/image-guide')({
  ...explainerRoute('image', addresses.imageGuide),
  component: () => (
    <ExplainerPage
      name="image"
      button={{ label: 'View Image Generation Tools', category: 'Image Generators' }}
      document={Route.useLoaderData()}
    />
  ),
});
