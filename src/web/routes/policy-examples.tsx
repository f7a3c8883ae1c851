import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import type { StatementFilters } from '#domain/policies/filter-statements.ts';
import { PolicyExamplesPage } from '#web/features/policies/policy-examples-page.tsx';
import type { PolicyTab } from '#web/features/policies/policy-tabs.ts';
import { policyTabs } from '#web/features/policies/policy-tabs.ts';
import { statementKinds, statementSorts, statementTraditions } from '#web/features/policies/statement-choices.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { givenSearch } from '#web/given-search.ts';
import { headOf } from '#web/page-head.ts';

interface PolicySearch extends StatementFilters {
  tab?: PolicyTab;
}

function parsePolicySearch(raw: Record<string, unknown>): PolicySearch {
  const tab = policyTabs.find((name) => name === raw.tab && name !== 'policy');
  const isList = tab === 'statements';
  return {
    tab,
    tradition: isList ? statementTraditions.find((name) => name === raw.tradition) : undefined,
    kind: isList ? statementKinds.find((name) => name === raw.kind) : undefined,
    sort: isList ? statementSorts.find((name) => name === raw.sort) : undefined,
  };
}

const documents: Record<PolicyTab, string> = {
  policy: 'policy-acceptable-use',
  stance: 'policy-ministry-stance',
  statements: 'policy-statements',
};

export const Route = createFileRoute('/policy-examples')({
  // The page reads it itself (given-search.ts).
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: givenSearch,
  loader: ({ context, deps }) => {
    const { tab = 'policy', ...filters } = parsePolicySearch(deps);
    return context.read('document', { slug: documents[tab], ...filters });
  },
  head: headOf({ title: 'Policy examples: AI in churches and ministries', path: addresses.policyExamples }),
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: PolicyExamplesRoute,
});

function PolicyExamplesRoute() {
  const { tab = 'policy', ...filters } = parsePolicySearch(Route.useSearch());
  return <PolicyExamplesPage tab={tab} filters={filters} document={Route.useLoaderData()} />;
}
