import { createFileRoute } from '@tanstack/react-router';
import { addresses } from '#domain/addresses.ts';
import { knownSubject, pricedPathOf } from '#domain/submissions/contact-subject.ts';
import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { PriceReport } from '#web/features/contact/price-report.tsx';
import { formRoute } from '#web/features/visitor-form/form-route.ts';
import { categories } from '#web/site-content.ts';

const categoryNames = categories.map(({ name }) => name);

/** Subject from our own links, and whether a message was just sent without scripts. */
function parseContactSearch(raw: Record<string, unknown>): { subject?: string; sent?: 'yes' } {
  const subject = knownSubject(raw.subject, categoryNames);
  return { ...(subject && { subject }), ...(raw.sent === 'yes' && { sent: 'yes' }) };
}

export const Route = createFileRoute('/contact')({
  validateSearch: parseContactSearch,
  ...formRoute('contact', 'Contact', addresses.contact),
  component: ContactRoute,
});

function ContactRoute() {
  const { subject: linkSubject, sent } = Route.useSearch();
  const loaded = Route.useLoaderData();
  const subject = linkSubject ?? knownSubject(loaded.answered?.values.subject, categoryNames);
  const path = pricedPathOf(subject);
  if (subject && path) return <PriceReport loaded={loaded} subject={subject} path={path} />;
  // Another subject is another message: it resets the form.
  return <ContactPage key={subject} loaded={loaded} subject={subject} isSent={sent === 'yes'} />;
}
