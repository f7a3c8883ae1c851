import type { SearchEntry } from './search-entry.ts';
import { searchFields, searchKinds, textsOf } from './search-entry.ts';
import type { Synonyms } from './synonyms.ts';
import { noSynonyms, phraseOf } from './synonyms.ts';
import { rootOf, singular, wordsOf } from './words.ts';

/** A posting is the entry's number times this, plus the field's. */
export const fieldSlots = 8;
/** Fields up to this one are names: short, and worth guessing at when a word is misspelt. */
export const lastNameField = 3;

/** A word of the entries, and where it stands. */
export interface IndexedWord {
  word: string;
  /** Each entry and field once. */
  postings: number[];
  /** Whether it stands in a name, another name, a maker or a category. */
  isInNames: boolean;
}

/** Entries prepared for searching; made once for each snapshot of the catalogue. */
export interface SearchIndex {
  /** By kind, then by title: equals stand in this order. */
  readonly entries: readonly SearchEntry[];
  /** In the order of the alphabet. */
  readonly words: readonly IndexedWord[];
  readonly byWord: ReadonlyMap<string, number>;
  readonly bySingular: ReadonlyMap<string, readonly number[]>;
  readonly byRoot: ReadonlyMap<string, readonly number[]>;
  /** Entries whose title, or one of whose other names, is this when the spaces are left out. */
  readonly byName: ReadonlyMap<string, readonly { entry: number; isTitle: boolean }[]>;
  /** Title, summary and categories in lower case: what the plain rule looks in (spec, section 5). */
  readonly plain: readonly string[];
  /** The words of one field of an entry in the singular, each between spaces. */
  readonly phrases: (entry: number, field: number) => string;
  readonly synonyms: Synonyms;
}

const kindOrder = new Map(searchKinds.map((kind, place) => [kind, place]));

/** Prepares entries for searching. */
export function createSearchIndex(given: readonly SearchEntry[], synonyms: Synonyms = noSynonyms): SearchIndex {
  const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const entries = [...given].sort(
    (a, b) => (kindOrder.get(a.kind) ?? 0) - (kindOrder.get(b.kind) ?? 0) || collator.compare(a.title, b.title),
  );
  const postings = new Map<string, number[]>();
  const byName = new Map<string, { entry: number; isTitle: boolean }[]>();
  entries.forEach((entry, number) => {
    searchFields.forEach((field, slot) => {
      const posting = number * fieldSlots + slot;
      for (const text of textsOf(entry, field)) {
        const words = wordsOf(text).map(({ word }) => word);
        for (const word of words) {
          const known = postings.get(word);
          if (!known) postings.set(word, [posting]);
          else if (known.at(-1) !== posting) known.push(posting);
        }
        if (slot <= 1) add(byName, words.join(''), { entry: number, isTitle: slot === 0 });
      }
    });
  });

  const words = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, at]) => ({ word, postings: at, isInNames: at.some((posting) => posting % fieldSlots <= lastNameField) }));
  const bySingular = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  words.forEach(({ word }, number) => {
    add(bySingular, singular(word), number);
    add(byRoot, rootOf(word), number);
  });

  const phrases = new Map<number, string>();
  return {
    entries,
    words,
    byWord: new Map(words.map(({ word }, number) => [word, number])),
    bySingular,
    byRoot,
    byName,
    plain: entries.map(({ title, summary, categories = [] }) => [title, summary, ...categories].join('\0').toLowerCase()),
    phrases: (entry, slot) => {
      const key = entry * fieldSlots + slot;
      const field = searchFields[slot];
      const known = phrases.get(key);
      if (known !== undefined || !field) return known ?? '';
      const made = ` ${textsOf(entries[entry] as SearchEntry, field)
        .map(phraseOf)
        .join(' . ')} `;
      phrases.set(key, made);
      return made;
    },
    synonyms,
  };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
