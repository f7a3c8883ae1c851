import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { SituationsPage } from '#web/features/situations/situations-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/when-something-goes-wrong/')({
  loader: ({ context }) => context.read('situations', {}),
  head: headOf({ title: 'When something goes wrong', path: addresses.situations }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <SituationsPage list={Route.useLoaderData()} />,
});
