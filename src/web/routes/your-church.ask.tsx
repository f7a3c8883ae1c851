import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { AskPage } from '#web/features/your-church/ask-page.tsx';
import { readAsk } from '#web/features/your-church/read-ask.ts';
import { givenSearch } from '#web/given-search.ts';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/your-church/ask')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: givenSearch,
  loader: ({ context, deps }) => readAsk(context.read, deps.tool),
  head: headOf({ title: 'Ask a company', path: addresses.churchPaper('ask') }),
  ...screen('Loading the page...', 'Error loading the page'),
  component: () => <AskPage view={Route.useLoaderData()} />,
});
