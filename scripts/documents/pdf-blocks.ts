import type { Block, Heading, List, Paragraph, Words } from './document.ts';
import { plainText } from './document.ts';
import type { Element, PdfCanvas } from './pdf-canvas.ts';
import type { Line, Run } from './pdf-lines.ts';
import { breakLines, toRuns } from './pdf-lines.ts';
import type { TextStyle } from './pdf-look.ts';
import { colors, page, styles, textWidth } from './pdf-look.ts';
import type { Strip } from './pdf-strips.ts';
import { keepsParagraph } from './pdf-strips.ts';
import { setTable } from './pdf-table.ts';

/** How far the text of numbered clauses stands from their numbers, and that of lists from their bullets. */
const clauseIndent = 30;
const listIndent = 15;

/** Turns blocks into strips, and their elements into the canvas's structure. The text starts `indent` from the left. */
export function setBlocks(canvas: PdfCanvas, blocks: Block[], parent?: Element, indent = 0): Strip[] {
  let inset = indent;
  return blocks.flatMap((block, index): Strip[] => {
    if (block.kind === 'heading') inset = indent + (block.number ? clauseIndent : 0);
    switch (block.kind) {
      case 'heading':
        return setHeading(canvas, block, inset);
      case 'paragraph':
        return setParagraph(canvas, block, {
          parent,
          inset,
          introduces: ['list', 'table'].includes(blocks[index + 1]?.kind ?? ''),
        });
      case 'list':
        return setList(canvas, block, { parent, inset });
      case 'table':
        return setTable(canvas, block, inset, parent);
      default:
        return block satisfies never;
    }
  });
}

const headingLook = {
  2: { style: styles.h2, before: 14, after: 2 },
  3: { style: styles.h3, before: 9, after: 0 },
  4: { style: styles.h4, before: 7, after: 0 },
};

function setHeading(canvas: PdfCanvas, { depth, number, words }: Heading, inset: number): Strip[] {
  const { style, before, after } = headingLook[depth];
  const element = canvas.element(`H${depth}`);
  const label = number && { text: `${number}. `, style };
  const strips = setLines(canvas, { words, style, element, inset, label });
  const title = `${number ? `${number}. ` : ''}${plainText(words)}`;
  return strips.map((strip, index) => ({
    ...strip,
    spaceBefore: index === 0 ? before : 0,
    height: strip.height + (index === strips.length - 1 ? after : 0),
    keepWithNext: true,
    draw: (top) => {
      if (index === 0) canvas.bookmark(title, depth, top);
      strip.draw(top);
    },
  }));
}

interface Place {
  parent?: Element;
  inset: number;
}

// 'Church or college: [name]': a line to be filled in by hand.
const blank = /^[^[\]]+: \[[^\]]+\]$/;

function setParagraph(canvas: PdfCanvas, { number, words }: Paragraph, place: Place & { introduces: boolean }): Strip[] {
  const style = styles.body;
  const element = canvas.element('P', place.parent);
  const label = number && { text: `${number} `, style };
  const strips = setLines(canvas, { words, style, element, inset: place.inset, label });
  const [first] = strips;
  const last = strips.at(-1);
  if (first) first.spaceBefore = 5;
  if (last) last.keepWithNext = place.introduces;
  const isBlank = strips.length === 1 && blank.test(plainText(words));
  return isBlank ? strips.map((strip) => toFillIn(canvas, strip, plainText(words), place.inset)) : strips;
}

function toFillIn(canvas: PdfCanvas, strip: Strip, text: string, inset: number): Strip {
  const left = page.left + inset + canvas.measure(text, styles.body) + 6;
  return {
    ...strip,
    spaceBefore: 12,
    draw: (top) => {
      strip.draw(top);
      canvas.rule(left, page.left + textWidth, top + strip.height - 3, colors.edge);
    },
  };
}

function setList(canvas: PdfCanvas, list: List, { parent, inset }: Place): Strip[] {
  const element = canvas.element('L', parent);
  const setting = { O: 'List', ListNumbering: list.ordered ? 'Decimal' : 'Disc' };
  Object.assign((element as unknown as { dictionary: { data: object } }).dictionary.data, { A: setting });
  return list.items.flatMap((blocks, index) => {
    const item = canvas.element('LI', element);
    const label = canvas.element('Lbl', item);
    const body = canvas.element('LBody', item);
    const style = styles.body;
    const mark = list.ordered ? `${index + 1}. ` : '• ';
    const [first, ...others] = setBlocks(canvas, blocks, body, inset + listIndent);
    if (!first) return [];
    const marked: Strip = {
      ...first,
      spaceBefore: 3,
      draw: (top) => {
        const run = { text: mark, style };
        canvas.line([{ run, text: mark, x: 0, width: 0 }], label, page.left + inset, top, style.leading);
        first.draw(top);
      },
    };
    return [marked, ...others];
  });
}

interface Lines extends Place {
  words: Words[];
  style: TextStyle;
  element: Element;
  /** Stands before the first line, left of the text. */
  label?: Run | '';
}

function setLines(canvas: PdfCanvas, { words, style, element, inset, label }: Lines): Strip[] {
  const lines = breakLines(toRuns(words, style), textWidth - inset, canvas.measure);
  if (label) lines[0]?.unshift({ run: label, text: label.text, x: -clauseIndent, width: 0 });
  return lines.map((line, index) => toStrip(canvas, line, element, style, inset, keepsParagraph(index, lines.length)));
}

const toStrip = (
  canvas: PdfCanvas,
  line: Line,
  element: Element,
  style: TextStyle,
  inset: number,
  keepWithNext: boolean,
): Strip => ({
  height: style.leading,
  spaceBefore: 0,
  keepWithNext,
  draw: (top) => canvas.line(line, element, page.left + inset, top, style.leading),
});
