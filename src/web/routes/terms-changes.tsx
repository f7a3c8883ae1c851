import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { FactTopic } from '#domain/trust/fact-topic-names.ts';
import { factTopicNames } from '#domain/trust/fact-topic-names.ts';
import { TermsChangesPage } from '#web/features/evidence/terms-changes-page.tsx';
import { TermsMailStep } from '#web/features/evidence/terms-mail.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { formPageHeaders } from '#web/features/visitor-form/loaded-form.ts';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

interface TermsSearch {
  tool?: string;
  about?: FactTopic;
  /** Token of a mail that asks its reader to confirm the wish for mail. */
  confirm?: string;
  /** Result of the last step about mail. */
  mail?: 'sent' | 'on';
}

/** Filters of the list; a value that is no tool, no comma-separated tools, or no topic counts as absent. */
function parseTermsSearch(raw: Record<string, unknown>): TermsSearch {
  return {
    confirm: typeof raw.confirm === 'string' && /^[\w-]{1,80}\.[\w-]{43}$/.test(raw.confirm) ? raw.confirm : undefined,
    mail: (['sent', 'on'] as const).find((mail) => mail === raw.mail),
    tool: typeof raw.tool === 'string' && /^(?!all$)[a-z0-9,-]{1,999}$/.test(raw.tool) ? raw.tool : undefined,
    about: factTopicNames.find((about) => about === raw.about),
  };
}

export const Route = createFileRoute('/terms-changes')({
  validateSearch: parseTermsSearch,
  loaderDeps: ({ search: { tool, about } }) => ({ tool, about }),
  loader: async ({ context, deps }) => ({
    view: await context.read('termsChanges', deps),
    answered: context.answeredForm?.name === 'terms-watch' ? context.answeredForm : undefined,
  }),
  // A page with the token of a mail is its reader's alone.
  ...(import.meta.env.SSR && {
    headers: ({ match }: { match: { search: TermsSearch } }) => (match.search.confirm ? formPageHeaders() : {}),
  }),
  head: ({ matches, match: { search }, loaderData }) =>
    pageHead({
      title: loaderData?.view.title ?? '',
      path: addresses.termsChanges(),
      site: siteOf(matches),
      ...(import.meta.env.SSR && { feeds: { page: addresses.termsChanges(search), formats: ['atom', 'json'] as const } }),
    }),
  ...screen('Loading changes...', 'Error loading changes'),
  component: TermsChangesRoute,
});

function TermsChangesRoute() {
  const { confirm, mail, ...filters } = Route.useSearch();
  const { view, answered } = Route.useLoaderData();
  return (
    <TermsChangesPage view={view} filters={filters} answered={answered} step={<TermsMailStep confirm={confirm} mail={mail} />} />
  );
}
