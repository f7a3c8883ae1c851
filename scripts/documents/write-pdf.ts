import type { Block, HubDocument, ListItem, Words } from './document.ts';
import { edition, printedDate, publisher } from './document.ts';
import { setBlocks } from './pdf-blocks.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { breakLines } from './pdf-lines.ts';
import { colors, page, styles, textWidth } from './pdf-look.ts';
import type { Strip } from './pdf-strips.ts';
import { paginate } from './pdf-strips.ts';

/** Sets a document as a tagged PDF. The same document gives the same bytes. */
export async function writePdf(document: HubDocument): Promise<Uint8Array> {
  const canvas = new PdfCanvas(document);
  const strips = [...setTitle(canvas, document), ...setBlocks(canvas, [...document.blocks, ...addresses(document.blocks)])];
  const pages = paginate(strips, page.foot - page.top);
  const footer = `${publisher} · ${document.title} · ${printedDate(document.date)}`;
  for (const [index, placed] of pages.entries()) {
    canvas.startPage();
    for (const { strip, top } of placed) strip.draw(page.top + top);
    canvas.endPage(footer, index + 1, pages.length);
  }
  return canvas.finish();
}

function setTitle(canvas: PdfCanvas, document: HubDocument): Strip[] {
  const heading = canvas.element('H1');
  const meta = canvas.element('P');
  const lines = [
    ...setLine(canvas, document.title, 'title').map((line) => ({ line, element: heading, style: styles.title })),
    ...setLine(canvas, `${publisher} · ${edition(document)}`, 'meta').map((line) => ({
      line,
      element: meta,
      style: styles.meta,
    })),
  ];
  return lines.map(({ line, element, style }, index) => {
    const isLast = index === lines.length - 1;
    return {
      height: style.leading + (isLast ? 14 : 0),
      spaceBefore: element === meta ? 4 : 0,
      keepWithNext: true,
      draw: (top) => {
        if (index === 0) canvas.bookmark(document.title, 1, top);
        canvas.line(line, element, page.left, top, style.leading);
        if (isLast) canvas.rule(page.left, page.left + textWidth, top + style.leading + 7, colors.ink, 1.2);
      },
    };
  });
}

const setLine = (canvas: PdfCanvas, text: string, style: 'title' | 'meta') =>
  breakLines([{ text, style: styles[style] }], textWidth, canvas.measure);

/** On paper a link says nothing of where it leads: its address is printed at the end. Look, section 5. */
function addresses(blocks: Block[]): Block[] {
  const links = new Map<string, string>();
  for (const { text, link } of allWords(blocks)) if (link && !links.has(link)) links.set(link, text.trim());
  if (links.size === 0) return [];
  const items = [...links].map(
    ([link, text]): ListItem => [{ kind: 'paragraph', words: [{ text: `${text}: ` }, { text: link, link }] }],
  );
  return [
    { kind: 'heading', depth: 2, words: [{ text: 'Addresses of the links' }] },
    { kind: 'list', ordered: false, items },
  ];
}

function allWords(blocks: Block[]): Words[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return allWords(block.items.flat());
      case 'table':
        return [block.header, ...block.rows].flat(2);
      default:
        return block.words;
    }
  });
}
