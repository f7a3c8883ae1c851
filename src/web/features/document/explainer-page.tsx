import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import type { ExplainerName } from '#domain/writings/explainer-titles.ts';
import { explainerTitles } from '#domain/writings/explainer-titles.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Document } from './document.tsx';

interface ExplainerPageProps {
  name: ExplainerName;
  document: DocumentView;
  /** Button that links to the marked category on /resources. */
  button: { label: string; category: string };
}

/** The page of an explainer. */
export function ExplainerPage({ name, document, button }: ExplainerPageProps) {
  return (
    <article className="wrap page-end">
      <BackLink href={addresses.resources()}>Back to Resources</BackLink>
      <header className="page-head">
        <h1>{explainerTitles[name]}</h1>
      </header>
      <Document document={document} />
      <p className="mt-10">
        <ButtonLink href={`${addresses.resources()}#${encodeURIComponent(button.category)}`} iconAfter="arrow-right">
          {button.label}
        </ButtonLink>
      </p>
    </article>
  );
}
