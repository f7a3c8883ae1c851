import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { YourChurchPage } from '#web/features/your-church/your-church-page.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/your-church/')({
  head: ({ matches }) => pageHead({ title: 'Your church', path: addresses.yourChurch, site: siteOf(matches) }),
  ...screen('Loading the page...', 'Error loading the page'),
  component: YourChurchPage,
});
