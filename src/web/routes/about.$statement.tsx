import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Statement } from '#domain/addresses.ts';
import { addresses, statements } from '#domain/addresses.ts';
import { statementTitles } from '#domain/statement-titles.ts';
import { StatementPage } from '#web/features/document/statement-page.tsx';
import { EvidenceCountsTable, EvidenceCountsWords } from '#web/features/evidence/evidence-counts.tsx';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

/** Statements that end with figures counted for each page. */
const statementsWithCounts: readonly Statement[] = ['how-we-check', 'our-data'];

const statementOf = (name: string): Statement | undefined => statements.find((statement) => statement === name);

export const Route = createFileRoute('/about/$statement')({
  loader: async ({ context, params }) => {
    const statement = statementOf(params.statement);
    if (!statement) throw notFound();
    const [document, counts] = await Promise.all([
      context.read('document', { slug: `statement-${statement}` }),
      statementsWithCounts.includes(statement) ? context.read('evidenceCounts', {}) : undefined,
    ]);
    return { document, counts };
  },
  head: ({ params, matches }) => {
    const statement = statementOf(params.statement);
    if (!statement) return {};
    return pageHead({ title: statementTitles[statement], path: addresses.about(statement), site: siteOf(matches) });
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: StatementRoute,
});

function StatementRoute() {
  const statement = statementOf(Route.useParams().statement);
  const { document, counts } = Route.useLoaderData();
  if (!statement) return null;
  return (
    <StatementPage title={statementTitles[statement]} document={document}>
      {counts && (statement === 'our-data' ? <EvidenceCountsTable counts={counts} /> : <EvidenceCountsWords counts={counts} />)}
    </StatementPage>
  );
}
