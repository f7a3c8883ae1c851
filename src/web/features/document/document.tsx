import type { DocumentView } from '#domain/reads/reads.ts';
import { RenderedHtml } from './rendered-html.tsx';

/**
 * A piece of writing that the server has turned into HTML: the browser shows it without the script that made it
 * (docs/decisions/0006).
 */
export const Document = ({ document }: { document: DocumentView }) => <RenderedHtml html={document.html} />;
