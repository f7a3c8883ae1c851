import { Document, Footer, Packer, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { clauseNumbers, gapInNumbers } from './clauses.ts';
import type { HubDocument } from './document.ts';
import { DocumentError, edition, publisher } from './document.ts';
import { DocxBody, highlighted } from './docx-body.ts';
import { withFixedBytes } from './docx-bytes.ts';
import { docxNumbering, docxStyles, points } from './docx-look.ts';
import { page, textWidth } from './paper.ts';

/**
 * Sets a document as a Word file to be adapted. The same document gives the same bytes.
 * @throws {DocumentError} when its clauses are not numbered as Word will number them.
 */
export async function writeDocx(document: HubDocument): Promise<Uint8Array> {
  const numbers = clauseNumbers(document.blocks);
  const gap = gapInNumbers(numbers);
  if (gap) throw new DocumentError(gap);
  const file = new Document({
    title: document.title,
    subject: document.summary,
    creator: publisher,
    lastModifiedBy: publisher,
    compatabilityModeVersion: 15,
    externalStyles: docxStyles,
    numbering: docxNumbering,
    sections: [
      {
        properties: { page: { size: paper, margin: margins } },
        footers: { default: footer(document) },
        children: [
          new Paragraph({ style: 'Title', text: document.title }),
          new Paragraph({ style: 'Subtitle', text: `${publisher} · ${edition(document)}` }),
          ...new DocxBody(numbers).set(document.blocks),
        ],
      },
    ],
  });
  return withFixedBytes(await Packer.toBuffer(file), document.date);
}

const paper = { width: points(page.width), height: points(page.height) };
const margins = { top: points(72), bottom: points(72), left: points(page.left), right: points(page.right), footer: points(40) };

/** Whoever adopts the text puts their own name there. */
const footer = ({ title }: HubDocument) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: points(textWidth) }],
        children: [
          ...highlighted(`[Church name] · ${title}`),
          new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
