import type { HubDocument } from './document.ts';
import { edition, publisher } from './document.ts';

/** A document as plain Markdown: a title in place of the front matter, and no comments. */
export const writeMarkdown = (document: HubDocument): string =>
  `# ${document.title}\n\n${publisher} · ${edition(document)}\n\n${document.markdown}\n`;
