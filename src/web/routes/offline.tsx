import { createFileRoute } from '@tanstack/react-router';
import { OfflinePage } from '#web/features/shell/offline-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

/** What the service worker shows for a page that it can neither fetch nor has kept (docs/decisions/0012). */
export const Route = createFileRoute('/offline')({
  head: ({ matches }) =>
    pageHead({
      title: 'You are offline',
      description: 'Which guides and workflows of the hub can be read without a connection.',
      path: '/offline',
      site: siteOf(matches),
      noIndex: true,
    }),
  component: OfflinePage,
});
