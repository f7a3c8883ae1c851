import type { DocumentView } from '#domain/writings/document-view.ts';
import '#ui/styles/long-document.css';
import { RenderedHtml } from '#web/rendered-html.tsx';

/**
 * A writing rendered to HTML on the server, with a table of contents where it is long: the browser shows it without the script
 * that made it (docs/decisions/0006).
 */
export const Document = ({ document }: { document: DocumentView }) => <RenderedHtml html={document.html} isWhole />;
