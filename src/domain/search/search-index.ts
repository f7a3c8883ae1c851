import { inOrder } from './in-order.ts';
import { toolNames } from './names.ts';
import type { SearchEntry, Trait } from './search-entry.ts';
import { searchFields, searchKinds, textsOf } from './search-entry.ts';
import type { Synonyms } from './synonyms.ts';
import { noSynonyms } from './synonyms.ts';
import { lettersOf } from './typing-mistakes.ts';
import { fold, rawWordsOf, rootOf, singular } from './words.ts';

/** A posting is the entry's number times this, plus the field's. */
export const fieldSlots = searchFields.length;
/** Fields up to this one are names: short, and worth guessing at when a word is misspelt. */
export const lastNameField = searchFields.indexOf('category');
/** The slot of the questions as people type them. */
export const askedSlot = searchFields.indexOf('asked');

/** A word of the entries, and which part of the index's postings are its own. */
export interface IndexedWord {
  word: string;
  from: number;
  to: number;
  /** Its letters as bits (typing-mistakes.ts). */
  letters: number;
  /** Whether it stands in a name, another name, a maker or a category. */
  isInNames: boolean;
}

/** Entries prepared for searching; made once for each snapshot of the catalogue. */
export interface SearchIndex {
  /** By kind, then by title: equals stand in this order. */
  readonly entries: readonly SearchEntry[];
  /** In the order of the alphabet. */
  readonly words: readonly IndexedWord[];
  /** Where the words stand: each entry and field of a word once, in rising order. */
  readonly postings: Uint32Array;
  readonly byWord: ReadonlyMap<string, number>;
  readonly bySingular: ReadonlyMap<string, readonly number[]>;
  readonly byRoot: ReadonlyMap<string, readonly number[]>;
  /** Entries whose title, or one of whose other names, is this when the spaces are left out. */
  readonly byName: ReadonlyMap<string, readonly { entry: number; isTitle: boolean }[]>;
  /** Tools by the names that a query may call them by. */
  readonly toolNames: ReadonlyMap<string, number>;
  readonly byTrait: ReadonlyMap<Trait, readonly number[]>;
  /** Title, summary and categories in lower case: what the plain rule looks in (docs/product.md). */
  readonly plain: readonly string[];
  /** Title and other names in lower case. */
  readonly names: readonly string[];
  /** The numbers of all words one after another as they are written, with a gap between two texts. */
  readonly running: Uint32Array;
  /** By posting: where in `running` its field begins. It ends where the next one begins. */
  readonly runningFrom: Uint32Array;
  readonly synonyms: Synonyms;
}

/** Stands in `running` behind each text. */
export const gap = 0xffff_ffff;
/** Work between two yields: below a millisecond. */
const pieceSize = 256;

/** Prepares entries for searching, at one go. */
export function createSearchIndex(given: readonly SearchEntry[], synonyms: Synonyms = noSynonyms): SearchIndex {
  const work = prepareSearchIndex(given, synonyms);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Prepares entries for searching in pieces of about a millisecond: after each it yields, so that a server can answer. */
export function* prepareSearchIndex(given: readonly SearchEntry[], synonyms: Synonyms): Generator<void, SearchIndex> {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const entries = yield* inOrder(
    given,
    (a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind) || collator.compare(a.title, b.title),
  );
  const { met, byName, ...read } = yield* readWords(entries);

  // Words were numbered as they were met; from here on their numbers follow the alphabet.
  const alphabetic = yield* inOrder(
    met.map((word, number) => ({ word, number })),
    (a, b) => (a.word < b.word ? -1 : 1),
  );
  const numberOf = new Uint32Array(alphabetic.length);
  const byWord = new Map<string, number>();
  const bySingular = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  for (const [number, { word, number: before }] of alphabetic.entries()) {
    numberOf[before] = number;
    byWord.set(word, number);
    add(bySingular, singular(word), number);
    add(byRoot, rootOf(word), number);
    if (number % pieceSize === 0) yield;
  }
  const { running, runningFrom } = read;
  for (let at = 0; at < running.length; at++) {
    const before = running[at] as number;
    if (before !== gap) running[at] = numberOf[before] as number;
    if (at % (64 * pieceSize) === 0) yield;
  }

  const { from, postings, isInNames } = yield* postWords(running, runningFrom, alphabetic.length);
  const words: IndexedWord[] = [];
  for (const [number, { word }] of alphabetic.entries()) {
    const range = { from: from[number] as number, to: from[number + 1] as number };
    words.push({ word, ...range, letters: lettersOf(word), isInNames: isInNames[number] === 1 });
    if (number % (16 * pieceSize) === 0) yield;
  }
  const plain: string[] = [];
  const names: string[] = [];
  for (const { title, summary, aliases = [], categories = [] } of entries) {
    plain.push([title, summary, ...categories].join('\0').toLowerCase());
    names.push([title, ...aliases].join('\0').toLowerCase());
    if (plain.length % pieceSize === 0) yield;
  }
  const byTrait = new Map<Trait, number[]>();
  for (const [number, { traits = [] }] of entries.entries()) for (const trait of traits) add(byTrait, trait, number);
  const found = { byWord, bySingular, byRoot, byName, byTrait, toolNames: yield* toolNames(entries) };
  return { entries, words, postings, ...found, plain, names, running, runningFrom, synonyms };
}

/** Reads every text of the entries; words get their numbers as they are met. */
function* readWords(entries: readonly SearchEntry[]) {
  const met: string[] = [];
  const numbers = new Map<string, number>();
  // Most words of a text were met before, written alike: they need not be folded again.
  const numbersOfRaw = new Map<string, number>();
  const numberOf = (raw: string) => {
    const known = numbersOfRaw.get(raw);
    if (known !== undefined) return known;
    const word = fold(raw);
    const number = word === '' ? gap : (numbers.get(word) ?? met.push(word) - 1);
    if (number !== gap) numbers.set(word, number);
    numbersOfRaw.set(raw, number);
    return number;
  };
  const byName = new Map<string, { entry: number; isTitle: boolean }[]>();
  const runningFrom = new Uint32Array(entries.length * fieldSlots + 1);
  let running = new Uint32Array(1024);
  let length = 0;
  const push = (number: number) => {
    if (length === running.length) {
      const longer = new Uint32Array(2 * length);
      longer.set(running);
      running = longer;
    }
    running[length++] = number;
  };
  for (const [entry, said] of entries.entries()) {
    for (const [slot, field] of searchFields.entries()) {
      runningFrom[entry * fieldSlots + slot] = length;
      for (const text of textsOf(said, field)) {
        const begin = length;
        for (const raw of rawWordsOf(text)) {
          const number = numberOf(raw);
          if (number !== gap) push(number);
        }
        if (field === 'title' || field === 'alias') {
          const name = Array.from(running.subarray(begin, length), (number) => met[number]).join('');
          add(byName, name, { entry, isTitle: field === 'title' });
        }
        push(gap);
      }
    }
    yield;
  }
  runningFrom[entries.length * fieldSlots] = length;
  return { met, byName, running: running.slice(0, length), runningFrom };
}

/** Gathers for each word where it stands; a word's postings end where the next word's begin. */
function* postWords(running: Uint32Array, runningFrom: Uint32Array, wordCount: number) {
  const from = new Uint32Array(wordCount + 1);
  const isInNames = new Uint8Array(wordCount);
  const last = new Uint32Array(wordCount);
  function* eachOnce(visit: (word: number, posting: number) => void): Generator<void, void> {
    last.fill(gap);
    for (let posting = 0; posting + 1 < runningFrom.length; posting++) {
      const end = runningFrom[posting + 1] as number;
      for (let at = runningFrom[posting] as number; at < end; at++) {
        const word = running[at] as number;
        if (word === gap || last[word] === posting) continue;
        last[word] = posting;
        visit(word, posting);
      }
      if (posting % pieceSize === 0) yield;
    }
  }
  yield* eachOnce((word, posting) => {
    from[word + 1] = (from[word + 1] as number) + 1;
    if (posting % fieldSlots <= lastNameField) isInNames[word] = 1;
  });
  for (let word = 0; word < wordCount; word++) from[word + 1] = (from[word + 1] as number) + (from[word] as number);
  const postings = new Uint32Array(from[wordCount] as number);
  const next = from.slice();
  yield* eachOnce((word, posting) => {
    postings[next[word] as number] = posting;
    next[word] = (next[word] as number) + 1;
  });
  return { from, postings, isInNames };
}

/** Whether words stand side by side in one text of a field: for each place of the phrase the numbers that will do. */
export function saysPhrase(
  { running, runningFrom }: SearchIndex,
  posting: number,
  phrase: readonly (readonly number[])[],
): boolean {
  const end = (runningFrom[posting + 1] as number) - phrase.length;
  for (let at = runningFrom[posting] as number; at <= end; at++) {
    let place = 0;
    while (place < phrase.length && phrase[place]?.includes(running[at + place] as number)) place += 1;
    if (place === phrase.length) return true;
  }
  return false;
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
