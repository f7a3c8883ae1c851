import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { pickedTools } from '#domain/comparison/picked-tools.ts';
import { ComparePage } from '#web/features/compare/compare-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

/** One text for one choice, however the form or the link wrote it. */
const parseCompareSearch = ({ tools = '', and = '' }: Record<string, unknown>): { tools?: string } => ({
  // The page's own form adds `and`.
  tools: pickedTools(`${tools},${and}`).join(',') || undefined,
});

export const Route = createFileRoute('/compare')({
  validateSearch: parseCompareSearch,
  loaderDeps: ({ search: { tools } }) => ({ tools }),
  loader: ({ context, deps }) => context.read('comparison', deps),
  head: ({ loaderData, matches }) => {
    const tools = loaderData?.tools ?? [];
    return pageHead({
      title: loaderData?.title ?? 'Compare tools',
      description: loaderData?.lead,
      path: addresses.compare(tools.map(({ slug }) => slug)),
      site: siteOf(matches),
      // Any choice of tools is a valid address; a search engine needs the empty page only.
      noIndex: tools.length > 0,
    });
  },
  ...screen('Loading comparison...', 'Error loading tools'),
  component: () => <ComparePage comparison={Route.useLoaderData()} />,
});
