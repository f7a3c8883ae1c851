import type { Words } from './document.ts';
import type { TextStyle } from './pdf-look.ts';
import { colors } from './pdf-look.ts';

/** Text in one style; `link` is where it leads. */
export interface Run {
  text: string;
  style: TextStyle;
  link?: string;
}

/** What of a run stands on one line, and where. */
export interface Piece {
  run: Run;
  text: string;
  x: number;
  width: number;
}

export type Line = Piece[];

/** How wide a text is, in points. */
export type Measure = (text: string, style: TextStyle) => number;

/** Fragments that no line may end between: a bold word and the comma after it. */
type Word = { run: Run; text: string }[];

/** Words in the style of their paragraph. */
export const toRuns = (words: Words[], style: TextStyle): Run[] =>
  words.map(({ text, bold, link }) => ({
    text,
    link,
    style: {
      ...style,
      ...(bold && style.face === 'text' && ({ face: 'strong' } as const)),
      ...(link && { color: colors.action }),
    },
  }));

// A line may end after a space, a hyphen or a slash (addresses).
const fragments = /[^ /-]*[ /-]+|[^ /-]+$/g;
// But not inside 'n = 660', nor before a figure that closes a bracket: '(1 Corinthians 4:2)'.
const tiedSpace = /(?<=\b(?:n|[1-9])) | (?==)|(?<==) | (?=\d[\d,.:–]*\))/g;

/** Breaks runs into lines no wider than `width`. A word that is wider stands alone. */
export function breakLines(runs: Run[], width: number, measure: Measure): Line[] {
  const words = splitWords(runs);
  const lines = toLines(words, width, measure);
  // Hardly a word on the last line: narrower lines may bring it company, as long as they are no more.
  const isShort = (line?: Line) => line !== undefined && line.length > 0 && widthOf(line) < width / 8;
  for (
    let narrower = width * 0.98;
    lines.length > 1 && isShort(lines.at(-1)) && narrower > width * 0.85;
    narrower -= width * 0.02
  ) {
    const again = toLines(words, narrower, measure);
    if (again.length > lines.length) break;
    if (!isShort(again.at(-1))) return again;
  }
  return lines;
}

const widthOf = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);

const toLines = (words: Word[], width: number, measure: Measure) =>
  fill(words, width, measure).map((line) => toPieces(line, measure));

function splitWords(runs: Run[]): Word[] {
  const words: Word[] = [];
  let word: Word = [];
  for (const run of runs) {
    for (const [text] of run.text.replaceAll(tiedSpace, '\u00a0').matchAll(fragments)) {
      word.push({ run, text });
      if (!/[ /-]$/.test(text)) continue;
      words.push(word);
      word = [];
    }
  }
  return word.length > 0 ? [...words, word] : words;
}

function fill(words: Word[], width: number, measure: Measure): Word[][] {
  const lines: Word[][] = [];
  let room = 0;
  for (const word of words) {
    const wide = word.reduce((sum, { text, run }) => sum + measure(text, run.style), 0);
    const seen = word.reduce((sum, { text, run }) => sum + measure(text.replace(/ +$/, ''), run.style), 0);
    if (lines.length === 0 || seen > room) {
      lines.push([]);
      room = width;
    }
    lines.at(-1)?.push(word);
    room -= wide;
  }
  return lines;
}

/** The space at a line's end stays: whoever reads the text without its look needs it between the words. */
function toPieces(words: Word[], measure: Measure): Line {
  const line: Line = [];
  let x = 0;
  for (const { run, text } of words.flat()) {
    const last = line.at(-1);
    if (last?.run === run) last.text += text;
    else line.push({ run, text, x: 0, width: 0 });
  }
  for (const piece of line) {
    piece.x = x;
    piece.width = measure(piece.text, piece.run.style);
    x += piece.width;
  }
  return line;
}
