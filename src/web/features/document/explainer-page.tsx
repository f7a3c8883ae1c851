import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Document } from './document.tsx';
import type { Explainer } from './explainers.ts';

/** The page of an explainer. */
export function ExplainerPage({ title, document, button }: Pick<Explainer, 'title' | 'button'> & { document: DocumentView }) {
  return (
    <article className="wrap page-end">
      <BackLink href={addresses.resources()}>Back to Resources</BackLink>
      <header className="page-head">
        <h1>{title}</h1>
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
