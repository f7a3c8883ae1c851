import {
  BorderStyle,
  Document,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ProcessingRow } from '#domain/church/register-table.ts';
import { withoutControls } from '#domain/text/unseen.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/** Columns with their widths in points: the sum is the width of a Letter sheet in landscape, between its margins. */
type Columns = Partial<Record<keyof ProcessingRow, number>>;
const list: Columns = {
  Tool: 74,
  Plan: 84,
  'What for': 90,
  'What may go in': 150,
  'What doesn’t fit': 92,
  'Who answers': 76,
  Status: 44,
  'Last looked': 55,
  'Next review': 55,
};
const processing: Columns = {
  Tool: 74,
  Plan: 84,
  'Whose details': 142,
  'Passed on to': 150,
  'Kept where': 120,
  'Kept how long': 150,
};

/** Twentieths of a point, Word's unit of length. */
const points = (number: number) => number * 20;
const margin = points(36);

const author = 'Ministry AI Hub';

/** Same style as in the hub’s other files for Word. */
const headingOf = (size: `${number}pt`) => ({
  run: { font: 'Georgia', size, color: 'auto' },
  paragraph: { spacing: { after: points(4) } },
});

const sides = ['top', 'bottom', 'left', 'right', 'insideHorizontal', 'insideVertical'] as const;
const thinLine = { style: BorderStyle.SINGLE, size: 4, color: 'A6A6A6' };

/**
 * Makes a Word file of the list of tools, on the device: nothing of it goes to a server.
 * @param day on which it is made: 2026-11-25
 */
export function registerWord(rows: readonly ProcessingRow[], day: string): Promise<Blob> {
  const file = new Document({
    title: 'The AI tools we use',
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: '9pt', language: { value: 'en-US' } } },
        heading1: headingOf('18pt'),
        heading2: headingOf('12pt'),
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { orientation: PageOrientation.LANDSCAPE, width: 12_240, height: 15_840 },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: [
          new Paragraph({ heading: 'Heading1', text: 'The AI tools we use' }),
          new Paragraph(
            `As of ${formatCheckedDate(day)}. Each verdict follows from the companies’ own words on the plan you named.`,
          ),
          table(list, rows),
          new Paragraph({ heading: 'Heading2', keepNext: true, spacing: { before: points(10) }, text: 'Record of processing' }),
          new Paragraph({
            keepNext: true,
            text: 'What a record of processing asks for (GDPR, article 30), as far as the companies’ own words on your plan tell.',
          }),
          table(processing, rows),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}

function table(columns: Columns, rows: readonly ProcessingRow[]): Table {
  const heads = Object.keys(columns) as (keyof ProcessingRow)[];
  const widths = Object.values(columns).map(points);
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            children: [new Paragraph({ keepNext: isHead, children: [new TextRun({ text, bold: isHead })] })],
          }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    margins: { left: points(3), right: points(3), top: points(1), bottom: points(1) },
    borders: Object.fromEntries(sides.map((side) => [side, thinLine])),
    rows: [
      row(heads, true),
      ...rows.map((one) =>
        row(
          heads.map((head) => cell(head, one[head])),
          false,
        ),
      ),
    ],
  });
}

const cell = (head: keyof ProcessingRow, text: string) =>
  (head === 'Last looked' || head === 'Next review') && text ? formatCheckedDate(text) : withoutControls(text);
