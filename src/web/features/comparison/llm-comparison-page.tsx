import '#ui/styles/comparison.css';
import { addresses } from '#domain/addresses.ts';
import type { DocumentView } from '#domain/writings/document-view.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Document } from '#web/features/document/document.tsx';

/** Four assistants side by side, as they were on a day. */
export function LlmComparisonPage({ document }: { document: DocumentView }) {
  return (
    <article className="wrap page-end">
      <BackLink href={addresses.hub('llm-hub', 'comparison')}>Back to Text based AI</BackLink>
      <header className="page-head">
        <h1>AI Comparison</h1>
        <p className="lead">
          ChatGPT, Claude, Gemini and Grok, weighed for the work of a church: what we know of them today, and how they were in
          July 2025.
        </p>
      </header>
      <Document document={document} />
    </article>
  );
}
