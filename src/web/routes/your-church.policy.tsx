import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { PolicyPage } from '#web/features/your-church/policy-page.tsx';
import { QuestionPage } from '#web/features/your-church/question-page.tsx';
import { headOf } from '#web/page-head.ts';

export const Route = createFileRoute('/your-church/policy')({
  // Read by its page: every page's script would carry the reading of fourteen answers.
  validateSearch: (given: Record<string, unknown>) => given,
  head: headOf({ title: 'Your church’s AI policy', path: addresses.churchPolicy() }),
  ...screen('Loading the policy...', 'Error loading the policy'),
  component: ChurchPolicyRoute,
});

function ChurchPolicyRoute() {
  const search = parsePolicySearch(Route.useSearch());
  const number = search.question ?? (Object.keys(search).length === 0 ? 1 : undefined);
  return number ? <QuestionPage search={search} number={number} /> : <PolicyPage search={search} />;
}
