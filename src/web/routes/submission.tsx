import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { isReference } from '#domain/submissions/reference.ts';
import { SubmissionPage } from '#web/features/submission/submission-page.tsx';
import { formRoute } from '#web/features/visitor-form/form-route.ts';

interface SubmissionSearch {
  /** The reference of a suggestion that was sent without scripts. */
  sent?: string;
  /** What is chosen first, where it is no workflow. */
  type?: 'tool';
}

const parseSubmissionSearch = ({ sent, type }: Record<string, unknown>): SubmissionSearch => ({
  ...(isReference(sent) && { sent }),
  ...(type === 'tool' && { type }),
});

export const Route = createFileRoute('/submission')({
  validateSearch: parseSubmissionSearch,
  ...formRoute('submission', 'Suggest a Workflow or Tool', addresses.submission),
  component: SubmissionRoute,
});

function SubmissionRoute() {
  const { sent, type } = Route.useSearch();
  return <SubmissionPage loaded={Route.useLoaderData()} sent={sent} type={type} />;
}
