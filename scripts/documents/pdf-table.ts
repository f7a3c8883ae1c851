import type { Table, Words } from './document.ts';
import { plainText } from './document.ts';
import type { Element, PdfCanvas } from './pdf-canvas.ts';
import type { Line, Measure } from './pdf-lines.ts';
import { breakLines, toRuns } from './pdf-lines.ts';
import type { TextStyle } from './pdf-look.ts';
import { colors, page, styles, textWidth } from './pdf-look.ts';
import type { Strip } from './pdf-strips.ts';

const gutter = 14;
const padding = 4;
const spaceAfter = 5;

/** A table under a dark rule, its rows parted by hairlines. Tables here are short: each stays on one page. */
export function setTable(canvas: PdfCanvas, { header, rows }: Table, inset: number, parent?: Element): Strip[] {
  const table = canvas.element('Table', parent);
  const widths = columnWidths([header, ...rows], textWidth - inset, canvas.measure);
  const figures = header.map((_, column) => column > 0 && hasFigures(rows.map((cells) => plainText(cells[column] ?? []))));
  return [header, ...rows].map((cells, index) => {
    const row = canvas.element('TR', table);
    const isHead = index === 0;
    const style = isHead ? styles.tableHead : styles.table;
    const set = cells.map((words, column): SetCell => {
      const scope = isHead ? 'Column' : 'Row';
      const element = isHead || column === 0 ? canvas.element('TH', row, { scope }) : canvas.element('TD', row);
      return { element, lines: breakLines(toRuns(words, style), widths[column] ?? 0, canvas.measure) };
    });
    const strip = rowStrip(canvas, set, { style, widths, figures, left: page.left + inset, isHead });
    const isLast = index === rows.length;
    return { ...strip, height: strip.height + (isLast ? spaceAfter : 0), spaceBefore: isHead ? 8 : 0, keepWithNext: !isLast };
  });
}

interface SetCell {
  element: Element;
  lines: Line[];
}

interface RowLook {
  style: TextStyle;
  widths: number[];
  /** Which columns end at the right. */
  figures: boolean[];
  left: number;
  isHead: boolean;
}

function rowStrip(
  canvas: PdfCanvas,
  cells: SetCell[],
  { style, widths, figures, left, isHead }: RowLook,
): Pick<Strip, 'height' | 'draw'> {
  const most = Math.max(...cells.map(({ lines }) => lines.length));
  const height = most * style.leading + 2 * padding;
  const draw = (top: number) => {
    let x = left;
    for (const [column, { element, lines }] of cells.entries()) {
      // Heads of several lines stand on the rule together.
      const first = top + padding + (isHead ? (most - lines.length) * style.leading : 0);
      const width = widths[column] ?? 0;
      for (const [index, line] of lines.entries()) {
        const free = figures[column] ? width - seenWidth(line, canvas.measure) : 0;
        canvas.line(line, element, x + free, first + index * style.leading, style.leading);
      }
      x += width + gutter;
    }
    canvas.rule(left, page.width - page.right, top + height, isHead ? colors.ink : colors.rule, isHead ? 1.2 : 0.6);
  };
  return { height, draw };
}

const hasFigures = (texts: string[]) => texts.filter((text) => /^[\d.,]+%?$/.test(text)).length * 2 > texts.length;

const seenWidth = (line: Line, measure: Measure) => {
  const last = line.at(-1);
  return last ? last.x + measure(last.text.trimEnd(), last.run.style) : 0;
};

/** Every column gets its longest word; what is left goes to the columns with the most text. */
export function columnWidths(rows: Words[][][], width: number, measure: Measure): number[] {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((cells) => plainText(cells[column] ?? [])));
  const widest = (texts: string[]) => Math.max(...texts.map((text) => measure(text, styles.tableHead)));
  const least = columns.map((texts) => widest(texts.flatMap((text) => text.split(' '))));
  const wished = columns.map((texts, column) => Math.max(widest(texts) - (least[column] ?? 0), 1));
  const room = width - gutter * (columns.length - 1) - sum(least);
  return least.map((most, column) => most + (room * (wished[column] ?? 0)) / sum(wished));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
