import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Statement } from '#domain/addresses.ts';
import { addresses, statements } from '#domain/addresses.ts';
import { StatementPage } from '#web/features/document/statement-page.tsx';
import { statementWords } from '#web/features/document/statement-words.ts';
import { screen } from '#web/features/shell/screen.tsx';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

const statementOf = (name: string): Statement | undefined => statements.find((known) => known === name);

export const Route = createFileRoute('/about/$statement')({
  loader: ({ context, params }) => {
    const statement = statementOf(params.statement);
    if (!statement) throw notFound();
    return context.read('document', { slug: `statement-${statement}` });
  },
  head: ({ params, matches }) => {
    const statement = statementOf(params.statement);
    return statement ? pageHead({ ...statementWords[statement], path: addresses.about(statement), site: siteOf(matches) }) : {};
  },
  ...screen('Loading AI resources...', 'Error loading resources'),
  component: StatementRoute,
});

function StatementRoute() {
  const statement = statementOf(Route.useParams().statement);
  const document = Route.useLoaderData();
  return statement ? <StatementPage title={statementWords[statement].title} document={document} /> : null;
}
