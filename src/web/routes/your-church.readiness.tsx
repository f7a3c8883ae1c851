import { createFileRoute } from '@tanstack/react-router';
import { parseReadinessSearch } from '#domain/church/readiness.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { headOfPaper, readPaper } from '#web/features/your-church/read-paper.ts';
import { ReadinessPage } from '#web/features/your-church/readiness-page.tsx';
import { givenSearch } from '#web/given-search.ts';

export const Route = createFileRoute('/your-church/readiness')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: givenSearch,
  loader: ({ context, deps }) => readPaper(context.read, 'readiness', ['readiness'], parseReadinessSearch(deps)),
  head: headOfPaper,
  ...screen('Loading the page...', 'Error loading the page'),
  component: () => <ReadinessPage readiness={Route.useLoaderData()} />,
});
