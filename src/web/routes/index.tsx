import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteContent } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.read('document', { slug: 'jobs' }),
  head: ({ matches }) => {
    const site = siteOf(matches);
    return pageHead({
      title: siteContent.heading,
      description: import.meta.env.SSR ? siteContent.description : undefined,
      path: addresses.home,
      site,
      structuredData: import.meta.env.SSR
        ? [
            { '@type': 'WebSite', name: siteContent.name, url: site?.publicUrl, description: siteContent.description },
            { '@type': 'Organization', name: site?.provider, url: site?.publicUrl },
          ]
        : undefined,
    });
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <LandingPage jobs={Route.useLoaderData()} />,
});
