import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteContent } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { read } }) => {
    const [jobs, { facts, factsDated, factsRecent, factsAged, lastRead }, { changes }] = await Promise.all([
      read('document', { slug: 'jobs' }),
      read('evidenceCounts', {}),
      read('termsChanges', { limit: 3 }),
    ]);
    // The page shows one line of each change, so the rest is left out of its data.
    const latest = changes.map(({ tool, toolName, date, title }) => ({ tool, toolName, date, title }));
    return { jobs, facts, factsDated, counting: factsRecent + factsAged, lastRead, latest };
  },
  head: ({ matches }) => {
    const site = siteOf(matches);
    return pageHead({
      title: siteContent.heading,
      path: addresses.home,
      site,
      ...(import.meta.env.SSR && {
        description: siteContent.description,
        structuredData: [
          { '@type': 'WebSite', name: siteContent.name, url: site?.publicUrl, description: siteContent.description },
          { '@type': 'Organization', name: site?.provider, url: site?.publicUrl },
        ],
      }),
    });
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <LandingPage {...Route.useLoaderData()} />,
});
