import { createFileRoute } from '@tanstack/react-router';
import { parsePolicySearch } from '#domain/church/policy-search.ts';
import { parseReadinessSearch } from '#domain/church/readiness.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { CongregationPage } from '#web/features/your-church/congregation-page.tsx';
import { PolicyPage } from '#web/features/your-church/policy-page.tsx';
import { QuestionPage } from '#web/features/your-church/question-page.tsx';
import { ReadinessPage } from '#web/features/your-church/readiness-page.tsx';
import { givenSearch } from '#web/given-search.ts';
import { orNotFound } from '#web/or-not-found.ts';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/your-church/$paper')({
  // Read by its page (given-search.ts).
  validateSearch: (given: Record<string, unknown>) => given,
  loaderDeps: givenSearch,
  loader: ({ context, params: { paper }, deps }) => {
    const chosen = paper === 'readiness' ? parseReadinessSearch(deps) : parsePolicySearch(deps);
    return orNotFound(context.read('churchPaper', { slug: paper, ...chosen }));
  },
  head: ({ loaderData, matches, match }) =>
    loaderData ? pageHead({ title: loaderData.title, path: match.pathname, site: siteOf(matches) }) : {},
  ...screen('Loading the page...', 'Error loading the page'),
  component: ChurchPaperRoute,
});

function ChurchPaperRoute() {
  const paper = Route.useLoaderData();
  switch (paper.is) {
    case 'question':
      return <QuestionPage question={paper} />;
    case 'policy':
      return <PolicyPage policy={paper} />;
    case 'page':
      return <CongregationPage page={paper} />;
    case 'readiness':
      return <ReadinessPage readiness={paper} />;
    default:
      return paper satisfies never;
  }
}
