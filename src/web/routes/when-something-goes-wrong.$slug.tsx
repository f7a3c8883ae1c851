import { createFileRoute } from '@tanstack/react-router';
import { screen } from '#web/features/shell/screen.tsx';
import { SituationPage } from '#web/features/situations/situation-page.tsx';
import { orNotFound } from '#web/or-not-found.ts';
import { breadcrumbs, pageHead } from '#web/page-head.ts';
import { paths } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/when-something-goes-wrong/$slug')({
  loader: ({ context, params }) => orNotFound(context.read('situation', { slug: params.slug })),
  head: ({ loaderData: situation, matches }) => {
    if (!situation) return {};
    const site = siteOf(matches);
    const path = paths.situation(situation.slug);
    return pageHead({
      title: situation.title,
      description: situation.lead,
      path,
      site,
      structuredData: [
        breadcrumbs(site, [
          { name: 'Home', path: paths.home },
          { name: 'When something goes wrong', path: paths.situations },
          { name: situation.title, path },
        ]),
      ],
    });
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <SituationPage situation={Route.useLoaderData()} />,
});
