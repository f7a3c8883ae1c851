import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { DocumentView } from '#web/api-reads.ts';
import { paths } from '#web/paths.ts';
import { Document } from './document.tsx';

interface ExplainerPageProps {
  title: string;
  document: DocumentView;
  /** The button to the tools, and the marked category on /resources that it leads to (spec, section 2). */
  button: { label: string; category: string };
}

/** An explainer: what a kind of model is (spec, section 2, /llm-guide, /image-guide, /video-guide). */
export function ExplainerPage({ title, document, button }: ExplainerPageProps) {
  return (
    <article className="wrap pb-18">
      <BackLink href={paths.resources()}>Back to Resources</BackLink>
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <Document document={document} />
      <p className="mt-10">
        <ButtonLink href={`${paths.resources()}#${encodeURIComponent(button.category)}`} iconAfter="arrow-right">
          {button.label}
        </ButtonLink>
      </p>
    </article>
  );
}
