import { Document, Footer, Packer, Paragraph, SimpleField, Tab, TabStopType, TextRun } from 'docx';
import { clauseNumbers, gapInNumbers } from './clauses.ts';
import type { HubDocument } from './document.ts';
import { DocumentError, edition, publisher } from './document.ts';
import { DocxBody, highlighted } from './docx-body.ts';
import { withFixedBytes } from './docx-bytes.ts';
import { docxNumbering, docxStyles, points, textWidthOn } from './docx-look.ts';
import type { Paper } from './paper.ts';
import { page, papers } from './paper.ts';

/** Input of a Word file. */
export interface WordDocument extends Omit<HubDocument, 'markdown'> {
  /** Line under the title, instead of the publisher and its edition; parts to fill in are in square brackets. */
  under?: string;
  /** Name of the adopting church: '[Church name]' by default. */
  church?: string;
  /** True if each heading of the first level begins a sheet. */
  inSheets?: boolean;
  /** True if everything is to fit one sheet: with closer lines, and less room above and below. */
  onOneSheet?: boolean;
  /** Size of the paper, A4 by default. */
  paper?: Paper;
}

/**
 * Sets a document as a Word file to be adapted. The same document gives the same bytes.
 * @throws {DocumentError} when its clauses are not numbered as Word will number them.
 */
export async function writeDocx(document: WordDocument): Promise<Uint8Array> {
  const numbers = clauseNumbers(document.blocks);
  const gap = gapInNumbers(numbers);
  if (gap) throw new DocumentError(gap);
  const body = new DocxBody(numbers, document);
  const blocks = body.set(document.blocks);
  const file = new Document({
    title: document.title,
    subject: document.summary,
    creator: publisher,
    lastModifiedBy: publisher,
    compatabilityModeVersion: 15,
    externalStyles: docxStyles(document.onOneSheet ? 'close' : 'usual'),
    numbering: docxNumbering(body.numberedLists),
    sections: [
      {
        properties: { page: { size: sizeOf(document.paper), margin: document.onOneSheet ? narrowMargins : margins } },
        footers: { default: footer(document) },
        children: [
          new Paragraph({ style: 'Title', text: document.title }),
          new Paragraph({ style: 'Subtitle', children: highlighted(document.under ?? `${publisher} · ${edition(document)}`) }),
          ...blocks,
        ],
      },
    ],
  });
  return withFixedBytes(await Packer.toBuffer(file), document.date);
}

const sizeOf = (paper: Paper = 'A4') => ({ width: points(papers[paper].width), height: points(papers[paper].height) });
const margins = { top: points(72), bottom: points(72), left: points(page.left), right: points(page.right), footer: points(40) };

/** Margins for one sheet of Letter: it holds the longest policy and two lines more, for a long name and other line breaks. */
const narrowMargins = { ...margins, top: points(45), bottom: points(45), footer: points(24) };

/** Makes the footer, in which the adopting church fills in its own name. */
const footer = ({ title, church = '[Church name]', paper = 'A4' }: WordDocument) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: textWidthOn(paper) }],
        children: [
          ...highlighted(`${church} · ${title}`),
          new TextRun({ children: [new Tab(), 'Page '] }),
          // Stores a result in each field: Word offers to repair a file whose fields have none.
          new SimpleField('PAGE', '1'),
          new TextRun(' of '),
          new SimpleField('NUMPAGES', '1'),
        ],
      }),
    ],
  });
