import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { SituationsPage } from '#web/features/situations/situations-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/when-something-goes-wrong/')({
  loader: ({ context }) => context.read('situations', {}),
  head: ({ matches }) =>
    pageHead({
      title: 'When something goes wrong',
      path: addresses.situations,
      site: siteOf(matches),
    }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <SituationsPage list={Route.useLoaderData()} />,
});
