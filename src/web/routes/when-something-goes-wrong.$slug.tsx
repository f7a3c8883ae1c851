import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { SituationPage } from '#web/features/situations/situation-page.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { recordHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/when-something-goes-wrong/$slug')({
  loader: ({ context, params }) => orNotFound(context.read('situation', { slug: params.slug })),
  head: ({ loaderData: situation, matches }) =>
    situation
      ? recordHead(
          {
            title: situation.title,
            description: situation.lead,
            path: addresses.situation(situation.slug),
            site: siteOf(matches),
          },
          { name: 'When something goes wrong', path: addresses.situations },
        )
      : {},
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <SituationPage situation={Route.useLoaderData()} />,
});
