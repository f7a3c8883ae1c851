import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { isReference } from '#domain/submissions/reference.ts';
import { SubmissionPage } from '#web/features/submission/submission-page.tsx';
import { formPageHeaders, loadForm } from '#web/features/visitor-form/loaded-form.ts';
import { pageHead } from '#web/page-head.ts';
import { siteOf } from '#web/site-of.ts';

/** The reference of a suggestion that was sent without scripts. */
const parseSubmissionSearch = (raw: Record<string, unknown>): { sent?: string } =>
  isReference(raw.sent) ? { sent: raw.sent } : {};

export const Route = createFileRoute('/submission')({
  validateSearch: parseSubmissionSearch,
  loader: ({ context }) => loadForm('submission', context),
  // A form that came back with mistakes must not come back again on a later visit.
  gcTime: 0,
  staleTime: 0,
  headers: formPageHeaders,
  head: ({ loaderData, matches }) =>
    pageHead({
      title: `${loaderData?.answered?.issues.length ? 'Error: ' : ''}Suggest a Workflow or Tool`,
      path: addresses.submission,
      site: siteOf(matches),
    }),
  component: SubmissionRoute,
});

function SubmissionRoute() {
  return <SubmissionPage loaded={Route.useLoaderData()} sent={Route.useSearch().sent} />;
}
