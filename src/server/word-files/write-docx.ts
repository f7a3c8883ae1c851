import { Document, Footer, Packer, Paragraph, SimpleField, Tab, TabStopType, TextRun } from 'docx';
import { clauseNumbers, gapInNumbers } from './clauses.ts';
import type { HubDocument } from './document.ts';
import { DocumentError, edition, publisher } from './document.ts';
import { DocxBody, highlighted } from './docx-body.ts';
import { withFixedBytes } from './docx-bytes.ts';
import { docxNumbering, docxStyles, points, textWidthOn } from './docx-look.ts';
import type { Paper } from './paper.ts';
import { page, papers } from './paper.ts';

/** What a Word file is made from. */
export interface WordDocument extends Omit<HubDocument, 'markdown'> {
  /** What stands under the title, in place of who publishes it and its edition; what is to be filled in, in square brackets. */
  under?: string;
  /** What stands for the name of whoever adopts it: '[Church name]' unless told. */
  church?: string;
  /** Whether each heading of the first rank begins a sheet. */
  inSheets?: boolean;
  /** Whether all of it is to stand on one sheet: with closer lines, and less room above and below. */
  onOneSheet?: boolean;
  /** A4 unless told. */
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
        properties: { page: { size: sizeOf(document.paper), margin: document.onOneSheet ? narrow : margins } },
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

/** A sheet of Letter holds the longest policy, and two lines more: a church's name can be long, and Word breaks lines for itself. */
const narrow = { ...margins, top: points(45), bottom: points(45), footer: points(24) };

/** Whoever adopts the text puts their own name there. */
const footer = ({ title, church = '[Church name]', paper = 'A4' }: WordDocument) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: textWidthOn(paper) }],
        children: [
          ...highlighted(`${church} · ${title}`),
          new TextRun({ children: [new Tab(), 'Page '] }),
          // With a result that is stored: Word offers to repair a file whose fields have none.
          new SimpleField('PAGE', '1'),
          new TextRun(' of '),
          new SimpleField('NUMPAGES', '1'),
        ],
      }),
    ],
  });
