import { createFileRoute } from '@tanstack/react-router';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { CongregationPage } from '#web/features/your-church/congregation-page.tsx';
import { headOfPaper, readPaper } from '#web/features/your-church/read-paper.ts';
import { givenSearch } from '#web/given-search.ts';

export const Route = createFileRoute('/your-church/page')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: givenSearch,
  loader: ({ context, deps }) => readPaper(context.read, 'page', ['page'], parsePolicySearch(deps)),
  head: headOfPaper,
  ...screen('Loading the page...', 'Error loading the page'),
  component: () => <CongregationPage page={Route.useLoaderData()} />,
});
