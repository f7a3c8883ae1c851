import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { normalQuery } from '#domain/search/site-search-state.ts';
import { isReference } from '#domain/submissions/reference.ts';
import { AskPage } from '#web/features/questions/ask-page.tsx';
import { formRoute } from '#web/features/visitor-form/form-route.ts';

/** The query that found nothing, and the reference of a question that was just sent without scripts. */
function parseAskSearch(raw: Record<string, unknown>): { question?: string; sent?: string } {
  const question = typeof raw.question === 'string' ? normalQuery(raw.question) : '';
  return { ...(question && { question }), ...(isReference(raw.sent, 'Q') && { sent: raw.sent }) };
}

export const Route = createFileRoute('/ask')({
  validateSearch: parseAskSearch,
  ...formRoute('question', 'Ask a question', addresses.ask()),
  component: AskRoute,
});

function AskRoute() {
  const { question, sent } = Route.useSearch();
  // Another question resets the form.
  return <AskPage key={question} loaded={Route.useLoaderData()} question={question} sent={sent} />;
}
