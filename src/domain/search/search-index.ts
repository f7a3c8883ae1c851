import { comparable } from '../text/comparable.ts';
import { nameOf, toolNames } from './names.ts';
import type { SearchEntry, Trait } from './search-entry.ts';
import { searchFields, searchKinds, textsOf } from './search-entry.ts';
import type { Synonyms } from './synonyms.ts';
import { noSynonyms } from './synonyms.ts';
import { lettersOf } from './typing-mistakes.ts';
import { rootOf, singular, wordsOf } from './words.ts';

/** Factor of postings: a posting is the entry's number times this, plus the field's index. */
export const fieldSlots = searchFields.length;
/** Index of the last field of names: these are short, and worth guessing at when a word is misspelt. */
export const lastNameField = searchFields.indexOf('category');
/** Index of the field with questions as people type them. */
export const askedSlot = searchFields.indexOf('asked');

/** A word of the entries, with its occurrences. */
export interface IndexedWord {
  word: string;
  /** Entries and fields that contain it, each once, in ascending order. */
  postings: readonly number[];
  /** Letters as bits (typing-mistakes.ts). */
  letters: number;
  /** True if it is in a title, another name, a maker or a category. */
  isInNames: boolean;
}

/** Entries prepared for searching; memoized for each snapshot of the catalogue. */
export interface SearchIndex {
  /** Entries sorted by kind, then by title: the order of equal results. */
  readonly entries: readonly SearchEntry[];
  /** Words in alphabetical order; a word's index is its number. */
  readonly words: readonly IndexedWord[];
  readonly byWord: ReadonlyMap<string, number>;
  readonly bySingular: ReadonlyMap<string, readonly number[]>;
  readonly byRoot: ReadonlyMap<string, readonly number[]>;
  /** Entries by their title and other names, without spaces. */
  readonly byName: ReadonlyMap<string, readonly { entry: number; isTitle: boolean }[]>;
  /** Tools by the names that a query may use for them. */
  readonly toolNames: ReadonlyMap<string, number>;
  readonly byTrait: ReadonlyMap<Trait, readonly number[]>;
  /** Titles, summaries and categories as they are compared: the texts of the plain rule (docs/product.md). */
  readonly plain: readonly string[];
  /** Titles and other names as they are compared. */
  readonly names: readonly string[];
  /** Texts of a field by posting, each as the numbers of its words in written order. */
  readonly texts: readonly (readonly (readonly number[])[])[];
  readonly synonyms: Synonyms;
  /** Words of each text as they are compared, reused by the next index. */
  readonly wordsOfText: ReadonlyMap<string, readonly string[]>;
}

/**
 * Prepares entries for searching, in less than 0.1 s for the hub's, once per snapshot.
 * @param former index of the preceding snapshot, whose words of unchanged texts are reused
 */
export function createSearchIndex(
  unsortedEntries: readonly SearchEntry[],
  synonyms: Synonyms = noSynonyms,
  former?: Pick<SearchIndex, 'wordsOfText'>,
): SearchIndex {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const entries = unsortedEntries.toSorted(
    (a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind) || collator.compare(a.title, b.title),
  );
  const wordsOfText = new Map<string, readonly string[]>();
  const foldedWordsOf = (text: string): readonly string[] => {
    const textWords = wordsOfText.get(text) ?? former?.wordsOfText.get(text) ?? wordsOf(text).map(({ word }) => word);
    wordsOfText.set(text, textWords);
    return textWords;
  };
  const fieldTexts = entries.flatMap((entry) => searchFields.map((field) => textsOf(entry, field).map(foldedWordsOf)));
  const alphabetic = [...new Set(fieldTexts.flat(2))].sort();
  const byWord = new Map(alphabetic.map((word, number) => [word, number]));
  const texts = fieldTexts.map((field) => field.map((text) => text.map((word) => byWord.get(word) ?? -1)));

  const postings = alphabetic.map((): number[] => []);
  for (const [posting, field] of texts.entries()) for (const word of new Set(field.flat())) postings[word]?.push(posting);
  const words = alphabetic.map((word, number): IndexedWord => {
    const standsAt = postings[number] ?? [];
    const isInNames = standsAt.some((posting) => posting % fieldSlots <= lastNameField);
    return { word, postings: standsAt, letters: lettersOf(word), isInNames };
  });

  const bySingular = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  for (const [number, word] of alphabetic.entries()) {
    add(bySingular, singular(word), number);
    add(byRoot, rootOf(word), number);
  }
  const byName = new Map<string, { entry: number; isTitle: boolean }[]>();
  const byTrait = new Map<Trait, number[]>();
  for (const [number, { title, aliases = [], traits = [] }] of entries.entries()) {
    add(byName, nameOf(title), { entry: number, isTitle: true });
    for (const alias of aliases) add(byName, nameOf(alias), { entry: number, isTitle: false });
    for (const trait of traits) add(byTrait, trait, number);
  }
  const plain = entries.map(({ title, summary, categories = [] }) => comparable([title, summary, ...categories].join('\0')));
  const names = entries.map(({ title, aliases = [] }) => comparable([title, ...aliases].join('\0')));
  const lookups = { byWord, bySingular, byRoot, byName, byTrait, toolNames: toolNames(entries) };
  return { entries, words, ...lookups, plain, names, texts, synonyms, wordsOfText };
}

/** Checks whether a phrase is in one text of a field. @param phrase the matching numbers of words at each position */
export const saysPhrase = ({ texts }: SearchIndex, posting: number, phrase: readonly (readonly number[])[]): boolean =>
  (texts[posting] ?? []).some((text) =>
    text.some((_, at) => phrase.every((numbers, place) => numbers.includes(text[at + place] ?? -1))),
  );

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
