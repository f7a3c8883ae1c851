import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { parseSiteSearch, resultsPerPage } from '#domain/search/site-search-state.ts';
import { SearchPage } from '#web/features/search/search-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

export const Route = createFileRoute('/search')({
  validateSearch: parseSiteSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { q, kind, words, page = 1 } }) =>
    context.read('search', { q, kind, words, offset: (page - 1) * resultsPerPage || undefined }),
  head: ({ matches, match }) =>
    pageHead({
      title: match.search.q ? `“${match.search.q}”: search` : 'Search',
      ...(import.meta.env.SSR && {
        description: 'Search tools, workflows, answers, prompts, forms, guides and policies on AI in the church.',
      }),
      path: addresses.search(),
      site: siteOf(matches),
      noIndex: true,
    }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchPage search={Route.useSearch()} answer={Route.useLoaderData()} />;
}
