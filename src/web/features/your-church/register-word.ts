import { Document, Packer, PageOrientation, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { RegisterRow } from '#domain/church/register-table.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';

/**
 * The list of tools as a Word file, made on the device: nothing of it goes to a server.
 * @param day on which it is made: 2026-11-25
 */
export function registerWord(rows: readonly RegisterRow[], day: string): Promise<Blob> {
  const heads = Object.keys(rows[0] ?? {});
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text) => new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: isHead })] })] }),
      ),
    });
  const file = new Document({
    title: 'The AI tools we use',
    styles: { default: { document: { run: { font: 'Calibri', size: 16, language: { value: 'en-US' } } } } },
    sections: [
      {
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE, width: 12_240, height: 15_840 } } },
        children: [
          new Paragraph({ heading: 'Heading1', text: 'The AI tools we use' }),
          new Paragraph(
            `As of ${formatCheckedDate(day)}. Each verdict follows from the companies’ own words on the plan you named.`,
          ),
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [
              row(heads, true),
              ...rows.map((one) =>
                row(
                  heads.map((head) => one[head] ?? ''),
                  false,
                ),
              ),
            ],
          }),
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}
