import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { isReference } from '#domain/submissions/reference.ts';
import { SubmissionPage } from '#web/features/submission/submission-page.tsx';
import { formRoute } from '#web/features/visitor-form/form-route.ts';

/** The reference of a suggestion that was sent without scripts. */
const parseSubmissionSearch = (raw: Record<string, unknown>): { sent?: string } =>
  isReference(raw.sent) ? { sent: raw.sent } : {};

export const Route = createFileRoute('/submission')({
  validateSearch: parseSubmissionSearch,
  ...formRoute('submission', 'Suggest a Workflow or Tool', addresses.submission),
  component: SubmissionRoute,
});

function SubmissionRoute() {
  return <SubmissionPage loaded={Route.useLoaderData()} sent={Route.useSearch().sent} />;
}
