import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { FormsPage } from '#web/features/forms/forms-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/forms')({
  loader: ({ context }) => context.read('forms', {}),
  head: headOf({ title: 'Forms, policies and sheets', path: addresses.forms }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: () => <FormsPage forms={Route.useLoaderData()} />,
});
