import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Authored Markdown as HTML. micromark passes no HTML and no dangerous address through unless told to. */
export const renderMarkdown = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });

/** … in which a table that is wider than a phone slides in a box of its own, which keys reach and its columns name. */
export const renderWithWideTables = (markdown: string): string =>
  renderMarkdown(markdown).replaceAll(/<table>.*?<\/table>/gs, inItsBox);

function inItsBox(table: string): string {
  const columns = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''));
  return `<section class="table-scroll" aria-label="${columns.filter(Boolean).join(', ').replaceAll('"', '&quot;')}" tabindex="0">${table}</section>`;
}
