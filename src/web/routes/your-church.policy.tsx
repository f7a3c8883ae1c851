import { createFileRoute } from '@tanstack/react-router';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { PolicyPage } from '#web/features/your-church/policy-page.tsx';
import { QuestionPage } from '#web/features/your-church/question-page.tsx';
import { headOfPaper, readPaper } from '#web/features/your-church/read-paper.ts';
import { givenSearch } from '#web/given-search.ts';

export const Route = createFileRoute('/your-church/policy')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: givenSearch,
  loader: ({ context, deps }) => readPaper(context.read, 'policy', ['question', 'policy'], parsePolicySearch(deps)),
  head: headOfPaper,
  ...screen('Loading the page...', 'Error loading the page'),
  component: PolicyRoute,
});

function PolicyRoute() {
  const view = Route.useLoaderData();
  return view.is === 'question' ? <QuestionPage question={view} /> : <PolicyPage policy={view} />;
}
