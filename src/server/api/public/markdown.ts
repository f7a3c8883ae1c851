import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Authored Markdown as HTML. micromark passes no HTML and no dangerous address through unless told to. */
export const renderMarkdown = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
