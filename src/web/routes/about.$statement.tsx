import { createFileRoute, notFound } from '@tanstack/react-router';
import { Loading } from '#ui/loading.tsx';
import { readDocument } from '#web/api-reads.ts';
import { StatementPage } from '#web/features/document/statement-page.tsx';
import { statementWords } from '#web/features/document/statement-words.ts';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageHead } from '#web/page-head.ts';
import type { Statement } from '#web/paths.ts';
import { paths, statements } from '#web/paths.ts';
import { siteOf } from '#web/site-of.ts';

const statementOf = (name: string): Statement | undefined => statements.find((known) => known === name);

export const Route = createFileRoute('/about/$statement')({
  loader: ({ params }) => {
    const statement = statementOf(params.statement);
    if (!statement) throw notFound();
    return readDocument(`statement-${statement}`);
  },
  head: ({ params, matches }) => {
    const statement = statementOf(params.statement);
    return statement ? pageHead({ ...statementWords[statement], path: paths.about(statement), site: siteOf(matches) }) : {};
  },
  component: StatementRoute,
  pendingComponent: () => (
    <div className="wrap section">
      <Loading>Loading AI resources...</Loading>
    </div>
  ),
  errorComponent: (props) => <ErrorPage {...props} title="Error loading resources" />,
});

function StatementRoute() {
  const statement = statementOf(Route.useParams().statement);
  const document = Route.useLoaderData();
  return statement ? <StatementPage title={statementWords[statement].title} document={document} /> : null;
}
