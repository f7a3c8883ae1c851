import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { factTopicNames } from '#domain/trust/fact-topic-names.ts';
import { TermsChangesPage } from '#web/features/evidence/terms-changes-page.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

/** What narrows the list; anything that is no tool's address or no topic counts as not said. */
function parseTermsSearch(raw: Record<string, unknown>): { tool?: string; about?: FactTopic } {
  return {
    tool: typeof raw.tool === 'string' && /^[a-z0-9-]{1,60}$/.test(raw.tool) && raw.tool !== 'all' ? raw.tool : undefined,
    about: factTopicNames.find((about) => about === raw.about),
  };
}

export const Route = createFileRoute('/terms-changes')({
  validateSearch: parseTermsSearch,
  loaderDeps: ({ search: { tool, about } }) => ({ tool, about }),
  loader: ({ context, deps }) => context.read('termsChanges', deps),
  head: ({ matches, match: { search } }) => {
    const title = 'What changed in the terms';
    const head = pageHead({ title, path: addresses.termsChanges(), site: siteOf(matches) });
    const feed = { rel: 'alternate', type: 'application/atom+xml', title, href: addresses.termsChangesFeed(search) };
    return { ...head, links: [...head.links, feed] };
  },
  ...screen('Loading changes...', 'Error loading changes'),
  component: () => <TermsChangesPage view={Route.useLoaderData()} filters={Route.useSearch()} />,
});
