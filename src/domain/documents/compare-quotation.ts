import type { DocumentWord } from './document-words.ts';
import { withoutMarks, wordsOf } from './document-words.ts';

/** State of a quotation in a document. `heading` is the last one before the passage. */
export type Comparison =
  | { state: 'stands'; passage: string; heading?: string }
  /** Quotation with a similar passage, which lacks its words `lost` and has the further words `added`. */
  | { state: 'reworded'; passage: string; heading?: string; lost: string[]; added: string[] }
  | { state: 'gone' }
  /** Document with hardly any text, such as a page that a script fills, or with noise: it says nothing about the quotation. */
  | { state: 'unreadable' };

export const quotationStates = ['stands', 'reworded', 'gone', 'unreadable'] as const satisfies Comparison['state'][];

/** A document prepared for comparison with many quotations. */
export interface ReadableDocument {
  text: string;
  words: DocumentWord[];
  /** False for noise: a wrongly unpacked or decoded document says nothing about its content. */
  isText: boolean;
  /** Headings with their start, in order. */
  headings: { start: number; text: string }[];
}

/** Maximum characters of a document that are compared: 2 MB of plain letters. */
const mostOfDocument = 2_000_000;
/** Minimum words of a readable document: a page with fewer, and without the quotation, is presumably filled by a script. */
const leastWords = 40;
/** Characters above which a document counts as readable without counting its words. */
const longestUnreadable = 5_000;
/** Maximum number of words that an ellipsis in a quotation may replace. */
const mostLeftOut = 120;
/** Minimum share of a quotation's weight in the nearest passage: below it, the passage says something else. */
const leastKept = 0.5;
/** Number of the likeliest positions that are compared word by word. */
const placesCompared = 12;

/** Maximum share of characters that nobody writes, in a text. */
const mostUnwritten = 0.01;
/** Minimum share of words of letters alone, numbers and currency signs, in a text. */
const leastPlain = 0.5;

/** Checks that a document has words to compare, and is neither noise nor the few words of a page that a script fills. */
export const isReadable = ({ text, words, isText }: ReadableDocument): boolean =>
  isText && (text.length > longestUnreadable || words.length >= leastWords);

/**
 * Prepares a document for comparison.
 * @param text paragraphs on separate lines, each heading after one or more `#`; cut at `mostOfDocument`
 */
export function readyDocument(text: string): ReadableDocument {
  const plain = withoutMarks(text.slice(0, mostOfDocument));
  const headings = [...plain.matchAll(/^#{1,6} (.+)$/gm)].map((match) => ({ start: match.index, text: match[1]?.trim() ?? '' }));
  const words = wordsOf(plain);
  return { text: plain, words, isText: looksLikeText(plain, words), headings };
}

// Character classes without nested sets (flag v), which older browsers can't parse.
const unwritten = /[\uFFFD\p{Cn}\p{Co}\p{Cs}]|(?![\t\n\f\r])\p{Cc}/gu;
const plainWord = /^(?:[\p{L}\p{M}']+|[\p{N}.,]+|[$€£¥%])$/u;

function looksLikeText(text: string, words: readonly DocumentWord[]): boolean {
  let wrong = 0;
  for (const _ of text.matchAll(unwritten)) wrong += 1;
  const plain = words.filter((each) => plainWord.test(each.text)).length;
  return wrong <= mostUnwritten * text.length && plain >= leastPlain * words.length;
}

/**
 * Compares a document with a quotation: word for word, ignoring quotes, dashes, spaces, hyphens, capitals and footnote marks;
 * sentences must end where the quotation's do. An ellipsis replaces up to `mostLeftOut` words. Takes time in proportion to the
 * document's length.
 */
export function compareQuotation(document: ReadableDocument, quote: string): Comparison {
  const parts = withoutMarks(quote)
    .split(/\[?(?:…|\.{3})\]?/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const place = findParts(document.words, parts);
  if (place) return { state: 'stands', ...passageAt(document, place) };
  if (!document.isText || document.words.length < leastWords || parts.length === 0) return { state: 'unreadable' };
  return nearestPassage(document, parts.flat());
}

/** First and last word of a passage, as indexes into the document's words. */
type Place = { first: number; last: number };

function findParts(words: DocumentWord[], parts: DocumentWord[][]): Place | undefined {
  let reached: Place[] | undefined;
  for (const part of parts) {
    const places = findAll(words, part);
    reached = reached ? follow(reached, places) : places;
  }
  return reached?.[0];
}

function findAll(words: DocumentWord[], part: DocumentWord[]): Place[] {
  const places: Place[] = [];
  for (let first = 0; first + part.length <= words.length; first += 1) {
    const same = part.every(({ text, ends }, place) => {
      const word = words[first + place];
      return word?.text === text && (place === part.length - 1 || word.ends === ends);
    });
    if (same) places.push({ first, last: first + part.length - 1 });
  }
  return places;
}

/** Joins each found passage with the nearest reached one before it, within `mostLeftOut` words; both are in order. */
function follow(reached: Place[], places: Place[]): Place[] {
  const joinedPlaces: Place[] = [];
  let next = 0;
  for (const place of places) {
    while ((reached[next]?.last ?? Number.POSITIVE_INFINITY) < place.first) next += 1;
    const before = reached[next - 1];
    if (before && place.first - before.last <= mostLeftOut) joinedPlaces.push({ first: before.first, last: place.last });
  }
  return joinedPlaces;
}

/** Extends a passage's end by a bracket that the passage opened and that closes right after its last word. */
const withBracket = (text: string, start: number, end: number): number =>
  text[end] === ')' && /\([^()]*$/.test(text.slice(start, end)) ? end + 1 : end;

function passageAt({ text, words, headings }: ReadableDocument, { first, last }: Place) {
  const [start, end] = [words[first]?.start ?? 0, withBracket(text, words[first]?.start ?? 0, words[last]?.end ?? 0)];
  const heading = headings.findLast((each) => each.start <= start)?.text;
  return { passage: text.slice(start, end).replace(/\s+/g, ' '), ...(heading && { heading }) };
}

/** Weighs a word: short ones are conjunctions and the like, and occur everywhere. */
const weightOf = (word: string) => (word.length <= 3 ? 0.3 : 1);
const weightOfAll = (words: DocumentWord[]) => words.reduce((sum, { text }) => sum + weightOf(text), 0);

function nearestPassage(document: ReadableDocument, quoted: DocumentWord[]): Comparison {
  const { words } = document;
  const length = Math.ceil(quoted.length * 1.4) + 2;
  let best: { kept: number; pairs: [number, number][]; from: number } | undefined;
  for (const from of likeliestPlaces(words, quoted, length)) {
    const pairs = commonWords(quoted, words.slice(from, from + length));
    const weight = weightOfAll(pairs.flatMap(([place]) => quoted[place] ?? []));
    if (!best || weight > best.kept) best = { kept: weight, pairs, from };
  }
  const [first, last] = [best?.pairs[0]?.[1], best?.pairs.at(-1)?.[1]];
  if (!best || first === undefined || last === undefined || best.kept < leastKept * weightOfAll(quoted)) return { state: 'gone' };

  const of = new Set(best.pairs.map(([place]) => place));
  const to = new Set(best.pairs.map(([, place]) => place));
  const place = { first: best.from + first, last: best.from + last };
  const passage = words.slice(place.first, place.last + 1);
  return {
    state: 'reworded',
    ...passageAt(document, place),
    lost: quoted.flatMap(({ text }, index) => (of.has(index) ? [] : text)),
    added: passage.flatMap(({ text }, index) => (to.has(first + index) ? [] : text)),
  };
}

/** Finds the starts of windows of `length` words that share most with the quotation, in any order. */
function likeliestPlaces(words: DocumentWord[], quoted: DocumentWord[], length: number): number[] {
  const quotedCounts = new Map<string, number>();
  for (const { text } of quoted) quotedCounts.set(text, (quotedCounts.get(text) ?? 0) + 1);
  const inside = new Map<string, number>();
  let shared = 0;
  const step = (text: string | undefined, by: 1 | -1) => {
    const want = text === undefined ? undefined : quotedCounts.get(text);
    if (text === undefined || want === undefined) return;
    const before = inside.get(text) ?? 0;
    inside.set(text, before + by);
    shared += weightOf(text) * (Math.min(want, before + by) - Math.min(want, before));
  };
  const best: { from: number; shared: number }[] = [];
  for (let end = 0; end < Math.max(words.length, length); end += 1) {
    step(words[end]?.text, 1);
    if (end >= length) step(words[end - length]?.text, -1);
    const from = Math.max(0, end - length + 1);
    const least = best.length < placesCompared ? 0 : (best.at(-1)?.shared ?? 0);
    if (shared <= least) continue;
    // Keep only the best of overlapping windows.
    const near = best.findIndex((each) => from - each.from < length / 3);
    if (near >= 0 && (best[near]?.shared ?? 0) >= shared) continue;
    if (near >= 0) best.splice(near, 1);
    best.push({ from, shared });
    best.sort((a, b) => b.shared - a.shared);
    best.length = Math.min(best.length, placesCompared);
  }
  return best.map(({ from }) => from);
}

/** Finds the heaviest common subsequence of words, as pairs of indexes. */
function commonWords(a: DocumentWord[], b: DocumentWord[]): [number, number][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  const isSame = (i: number, j: number) => a[i]?.text === b[j]?.text;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const without = Math.max(at(i + 1, j), at(i, j + 1));
      const row = table[i];
      if (row) row[j] = isSame(i, j) ? Math.max(without, at(i + 1, j + 1) + weightOf(a[i]?.text ?? '')) : without;
    }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (isSame(i, j) && at(i, j) > Math.max(at(i + 1, j), at(i, j + 1))) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
