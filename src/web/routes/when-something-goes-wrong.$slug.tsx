import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parseHappened } from '#domain/situations/happened.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { CrisisPage } from '#web/features/situations/crisis-page.tsx';
import { SituationPage } from '#web/features/situations/situation-page.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { recordHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/when-something-goes-wrong/$slug')({
  validateSearch: parseHappened,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => orNotFound(context.read('situation', { slug: params.slug, ...deps })),
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
  component: SituationRoute,
});

/** Page of a situation; the layout for a life at stake asks first what happened. */
function SituationRoute() {
  const situation = Route.useLoaderData();
  return situation.callFirst ? <CrisisPage situation={situation} /> : <SituationPage situation={situation} />;
}
