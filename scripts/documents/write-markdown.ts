import type { HubDocument } from '#server/word-files/document.ts';
import { edition, publisher } from '#server/word-files/document.ts';

/** A document as plain Markdown: a title in place of the front matter, and no comments. */
export const writeMarkdown = (document: HubDocument): string =>
  `# ${document.title}\n\n${publisher} · ${edition(document)}\n\n${document.markdown}\n`;
