import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { ChurchToolsPage } from '#web/features/your-church/tools-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/your-church/tools')({
  head: headOf({ title: 'Your church’s AI tools', path: addresses.churchTools }),
  ...screen('Loading the page...', 'Error loading the page'),
  component: ChurchToolsPage,
});
