import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { YourChurchPage } from '#web/features/your-church/your-church-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/your-church/')({
  head: headOf({ title: 'Your church', path: addresses.yourChurch }),
  // The page needs one number of the policy, and none of its sentences.
  loader: async () => (await import('#web/features/your-church/policy-file.ts')).policyFile.version,
  ...screen('Loading the page...', 'Error loading the page'),
  component: YourChurch,
});

function YourChurch() {
  return <YourChurchPage version={Route.useLoaderData()} />;
}
