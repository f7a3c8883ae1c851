import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { HubDocument } from '#server/word-files/document.ts';
import { edition, language, publisher } from '#server/word-files/document.ts';
import type { Paper } from '#server/word-files/paper.ts';
import { colors, page } from '#server/word-files/paper.ts';

/** A style of one of the hub's fonts. */
export interface PrintFont {
  family: string;
  weight: number;
  /** Data address with its bytes. */
  address: string;
}

/** Layout of a text on paper. */
export interface PrintLook {
  paper: Paper;
  /** Scale of the letters: posters are read from a distance. */
  scale: number;
}

/** HTML page that Chromium prints: a text in the hub's style, with its title, its language and a foot on every sheet. */
export const printPage = (
  document: HubDocument,
  fonts: readonly PrintFont[],
  look: PrintLook = { paper: 'A4', scale: 1 },
): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(document.title)}</title>
<style>${styles(document, fonts, look)}</style>
<body>
<header><h1>${escaped(document.title)}</h1><p>${escaped(`${publisher} · ${edition(document)}`)}</p></header>
${micromark(document.markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })}
</body>
</html>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A text as a CSS string. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const footStyle = (scale: number) =>
  `padding-top: 12pt; color: ${colors.ink2}; font: ${8.5 * scale}pt / ${12 * scale}pt 'Source Sans 3'; vertical-align: top;`;

const fontFace = ({ family, weight, address }: PrintFont) =>
  `@font-face { font-family: '${family}'; src: url(${address}); font-weight: ${weight}; }`;

const styles = (document: HubDocument, fonts: readonly PrintFont[], { paper, scale }: PrintLook) => `
${fonts.map(fontFace).join('\n')}
@page {
  size: ${paper};
  margin: ${page.top}pt ${page.right}pt ${page.height - page.foot}pt ${page.left}pt;
  @bottom-left { ${footStyle(scale)} width: 88%; content: ${quoted(`${publisher} · ${document.title} · ${formatCheckedDate(document.date)}`)}; }
  @bottom-right { ${footStyle(scale)} content: counter(page) ' of ' counter(pages); }
}
body { margin: 0; color: ${colors.ink}; font: 10.5pt / 14.5pt 'Source Sans 3';${scale === 1 ? '' : ` zoom: ${scale};`} }
header { margin-bottom: 14pt; padding-bottom: 7pt; border-bottom: 1.2pt solid ${colors.ink}; }
header p { margin: 4pt 0 0; color: ${colors.ink2}; font-size: 10pt; }
h1, h2, h3 { font-family: Vollkorn; font-variant-numeric: lining-nums; break-after: avoid; break-inside: avoid; }
h1 { margin: 0; font-size: 21pt; font-weight: 500; line-height: 26pt; }
h2 { margin: 14pt 0 5pt; font-size: 16pt; font-weight: 500; line-height: 20pt; }
h3 { margin: 9pt 0 3pt; font-size: 12.5pt; font-weight: 600; line-height: 16pt; }
h4 { margin: 9pt 0 3pt; font-size: 10.5pt; font-weight: 600; break-after: avoid; }
p { margin: 0 0 6pt; orphans: 2; widows: 2; }
ul, ol { margin: 0 0 6pt; padding-left: 15pt; }
li { margin-bottom: 2pt; }
li > p { margin-bottom: 2pt; }
strong, em { font-style: normal; font-weight: 600; }
a { color: ${colors.action}; overflow-wrap: anywhere; }
table { width: 100%; margin: 4pt 0 10pt; border-collapse: collapse; font-size: 9.5pt; line-height: 13pt; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 4pt 8pt 4pt 0; border-bottom: 0.6pt solid ${colors.rule}; text-align: left; vertical-align: top; }
th { border-bottom: 1pt solid ${colors.ink}; color: ${colors.ink2}; font-weight: 600; }
`;
