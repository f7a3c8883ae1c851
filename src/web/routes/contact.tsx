import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { knownSubject } from '#domain/submissions/contact-subject.ts';
import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { formPageHeaders, loadForm } from '#web/features/visitor-form/loaded-form.ts';
import { pageHead } from '#web/page-head.ts';
import { categories } from '#web/site-content.ts';
import { siteOf } from '#web/site-of.ts';

const categoryNames = categories.map(({ name }) => name);

/** A subject that our own links bring along, and whether a message was just sent without scripts. */
function parseContactSearch(raw: Record<string, unknown>): { subject?: string; sent?: 'yes' } {
  const subject = knownSubject(raw.subject, categoryNames);
  return { ...(subject && { subject }), ...(raw.sent === 'yes' && { sent: 'yes' }) };
}

export const Route = createFileRoute('/contact')({
  validateSearch: parseContactSearch,
  loader: ({ context }) => loadForm('contact', context),
  // A form that came back with mistakes must not come back again on a later visit.
  gcTime: 0,
  staleTime: 0,
  headers: formPageHeaders,
  head: ({ loaderData, matches }) =>
    pageHead({
      title: `${loaderData?.answered?.issues.length ? 'Error: ' : ''}Contact`,
      path: addresses.contact,
      site: siteOf(matches),
    }),
  component: ContactRoute,
});

function ContactRoute() {
  const { subject, sent } = Route.useSearch();
  // Another subject is another message: the form begins anew.
  return <ContactPage key={subject} loaded={Route.useLoaderData()} subject={subject} isSent={sent === 'yes'} />;
}
