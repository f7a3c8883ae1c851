import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** Renders authored Markdown as HTML. By default micromark passes no HTML and no dangerous address through. */
export const renderMarkdown = (markdown: string): string =>
  micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });

/**
 * Renders Markdown with tables like those of the site (ui/table.tsx): the first cell of a row is its header, the heading above is
 * the caption, and on a phone a row is a block whose cells bear the names of their columns.
 */
export function renderWithTables(markdown: string): string {
  let caption = '';
  return renderMarkdown(markdown).replaceAll(/<h[23]>(.*?)<\/h[23]>|<table>(.*?)<\/table>/gs, (part, heading, rows) => {
    if (heading !== undefined) {
      caption = heading;
      return part;
    }
    return asTable(rows, caption);
  });
}

function asTable(rows: string, caption: string): string {
  const columns = [...rows.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) => words.replaceAll(/<[^>]*>/g, ''));
  const body = rows
    .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
    .replaceAll(/<th\b/g, '<th scope="col" role="columnheader"')
    .replaceAll(/<tr>(.*?)<\/tr>/gs, (_, cells: string) => `<tr role="row">${labelCells(cells, columns)}</tr>`);
  // Headings and column names are escaped already.
  return `<table class="table" data-phone="list" role="table"><caption class="visually-hidden">${caption || columns.join(', ')}</caption>${body}</table>`;
}

/** Marks up the cells of a row: the first as its header, each other one with its column's name. */
function labelCells(cells: string, columns: readonly string[]): string {
  let place = 0;
  return cells.replaceAll(/<td([^>]*)>(.*?)<\/td>/gs, (_, align: string, words: string) => {
    const column = columns[place++];
    return place === 1
      ? `<th scope="row" role="rowheader"${align}>${words}</th>`
      : `<td role="cell" data-label="${column}"${align}>${words}</td>`;
  });
}
