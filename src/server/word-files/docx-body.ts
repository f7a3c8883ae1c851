import type { IParagraphOptions, ParagraphChild } from 'docx';
import {
  Bookmark,
  ExternalHyperlink,
  HeadingLevel,
  LeaderType,
  NumberedItemReference,
  NumberedItemReferenceFormat,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { splitReferences } from './clauses.ts';
import type { Block, Heading, List, Paragraph as ParagraphBlock, Table as TableBlock, Words } from './document.ts';
import { indents, numberedList, points, textWidthOn } from './docx-look.ts';
import type { Paper } from './paper.ts';

/** Converts the blocks of one document to Word's paragraphs and tables. */
export class DocxBody {
  /** Numbers that the text may refer to. */
  readonly #numbers: ReadonlySet<string>;
  /** Number of numbered lists in the document; each is numbered from 1. */
  numberedLists = 0;
  /** Left indent of the current section's text, in twentieths of a point. */
  #inset = 0;

  /** True if headings of the first level begin a sheet; the first is under the title. */
  readonly #inSheets: boolean;
  /** Width between the margins, in twentieths of a point. */
  readonly #width: number;
  #sheets = 0;

  constructor(numbers: Iterable<string>, { inSheets = false, paper }: { inSheets?: boolean; paper?: Paper } = {}) {
    this.#numbers = new Set(numbers);
    this.#inSheets = inSheets;
    this.#width = textWidthOn(paper);
  }

  set(blocks: Block[], depth = 0): (Paragraph | Table)[] {
    return blocks.flatMap((block, index): (Paragraph | Table)[] => {
      switch (block.kind) {
        case 'heading':
          return [this.#heading(block)];
        case 'paragraph':
          return [this.#paragraph(block, depth, blocks[index - 1]?.kind)];
        case 'list':
          return this.#list(block, depth);
        case 'table':
          return [this.#table(block)];
        default:
          return block satisfies never;
      }
    });
  }

  #heading({ depth, number, words }: Heading): Paragraph {
    this.#inset = number ? indents.clause : 0;
    const pageBreakBefore = this.#inSheets && depth === 2 && this.#sheets++ > 0;
    return new Paragraph({ heading: headingLevels[depth], pageBreakBefore, ...this.#counted(words, 0, number) });
  }

  #paragraph({ number, words }: ParagraphBlock, depth: number, above: Block['kind'] | undefined): Paragraph {
    const space = above && spaceBelow[above] ? { spacing: { before: points(spaceBelow[above]) } } : {};
    if (number) return new Paragraph({ style: 'Clause', ...space, ...this.#counted(words, 1, number) });
    const left = this.#inset + depth * indents.list;
    return new Paragraph({ ...space, ...(left > 0 && { indent: { left } }), ...this.#text(words) });
  }

  /** Makes text that Word numbers, bookmarked for references to it. */
  #counted(words: Words[], level: number, number?: string): IParagraphOptions {
    const children = this.#inline(words);
    if (!number) return { children };
    return { numbering: { reference: 'clauses', level }, children: [new Bookmark({ id: bookmarkOf(number), children })] };
  }

  #list({ ordered, items }: List, depth: number): (Paragraph | Table)[] {
    if (ordered) this.numberedLists += 1;
    const numbering = { reference: ordered ? numberedList(this.numberedLists) : 'bullets', level: depth };
    const indent = { left: this.#inset + indents.list * (depth + 1), hanging: indents.list };
    const style = ordered ? 'ListNumber' : 'ListBullet';
    return items.flatMap(([text, ...others]) => [
      new Paragraph({ style, numbering, indent, ...this.#text(text.words) }),
      ...this.set(others, depth + 1),
    ]);
  }

  #table({ header, rows }: TableBlock): Table {
    const width = this.#width - this.#inset;
    const column = Math.floor(width / header.length);
    const toRow = (row: Words[][], tableHeader: boolean) =>
      new TableRow({ tableHeader, cantSplit: true, children: row.map((words) => this.#cell(words)) });
    return new Table({
      style: 'HubTable',
      width: { size: width, type: WidthType.DXA },
      columnWidths: header.map(() => column),
      indent: { size: this.#inset, type: WidthType.DXA },
      tableLook: { firstRow: true, lastRow: false, firstColumn: false, lastColumn: false, noHBand: true, noVBand: true },
      rows: [toRow(header, true), ...rows.map((row) => toRow(row, false))],
    });
  }

  /**
   * Makes the text of a paragraph. A line to write on at its end extends to the margin, whatever the words before it; where it's
   * one of several, all keep their length.
   */
  #text(words: Words[]): IParagraphOptions {
    const last = words.at(-1);
    const before = last && [...words.slice(0, -1), { ...last, text: last.text.replace(lineToWriteOn, '') }];
    if (!last || !before || !lineToWriteOn.test(last.text) || before.some(({ text }) => shortLine.test(text)))
      return { children: this.#inline(words) };
    return {
      tabStops: [{ type: TabStopType.RIGHT, position: this.#width, leader: LeaderType.UNDERSCORE }],
      children: [...this.#inline(before), new TextRun({ children: [new Tab()] })],
    };
  }

  #cell(words: Words[]): TableCell {
    return new TableCell({ children: [new Paragraph({ children: this.#inline(words) })] });
  }

  #inline(words: Words[]): ParagraphChild[] {
    return words.flatMap(({ text, bold, link, isTold }): ParagraphChild[] => {
      if (link) return [new ExternalHyperlink({ link, children: [new TextRun({ text, bold, style: 'Hyperlink' })] })];
      if (isTold) return [new TextRun({ text, bold })];
      return splitReferences(text, this.#numbers).flatMap((part): ParagraphChild[] =>
        'reference' in part ? [referenceTo(part.reference)] : highlighted(part.text, bold),
      );
    });
  }
}

/** Additional space below closely set blocks, in points. */
const spaceBelow: Partial<Record<Block['kind'], number>> = { table: 10, list: 6 };

/** Patterns of a line to write on at the end of a paragraph, and of one within it. */
const lineToWriteOn = /_{4,}$/;
const shortLine = /_{4,}/;

const headingLevels = { 2: HeadingLevel.HEADING_1, 3: HeadingLevel.HEADING_2, 4: HeadingLevel.HEADING_3 };

const bookmarkOf = (number: string) => `clause_${number.replace('.', '_')}`;

/** Makes Word's own field for the number of a bookmarked paragraph: it follows the clause when others are struck out. */
const referenceTo = (number: string) =>
  new NumberedItemReference(bookmarkOf(number), number, { referenceFormat: NumberedItemReferenceFormat.NO_CONTEXT });

/** Highlights the parts that the church is to fill in, and Word can jump from one to the next. */
export const highlighted = (text: string, bold?: boolean): TextRun[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => new TextRun({ text: part, bold, highlight: part.startsWith('[') ? 'yellow' : undefined }));
