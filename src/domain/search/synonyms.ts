import { z } from 'zod';
import { singular, withoutDeterminers, wordsOf } from './words.ts';

const words = z
  .array(
    z
      .string()
      .max(40)
      .regex(/^[\p{Ll}\p{Lo}\p{N}]+([ '’-][\p{Ll}\p{Lo}\p{N}]+)*$/u, 'must be lower-case words'),
  )
  .min(1)
  .max(16)
  .refine((phrases) => new Set(phrases).size === phrases.length, 'says a word twice');

/** Schema of content/search-aliases.yaml: words of churches that are synonyms in a search. */
export const synonymsFileSchema = z.strictObject({
  rows: z.array(
    z.union([
      z.strictObject({ same: words.refine((phrases) => phrases.length > 1, 'needs at least two words') }),
      z.strictObject({ typed: words, finds: words }),
    ]),
  ),
});

/** A row of content/search-aliases.yaml: words that mean the same, or words that also find others. */
export type SynonymRow = { same: readonly string[] } | { typed: readonly string[]; finds: readonly string[] };

/** Synonyms by the typed phrase, without determiners; both as singular words joined by spaces. */
export interface Synonyms {
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

export const noSynonyms: Synonyms = { phrases: new Map(), longest: 0 };

/** Normalizes a phrase for comparison: folded, in the singular. */
export const phraseOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => singular(word))
    .join(' ');

/** Indexes the rows for lookups. */
export function createSynonyms(rows: readonly SynonymRow[]): Synonyms {
  const phrases = new Map<string, Set<string>>();
  let longest = 0;
  for (const row of rows) {
    const typedPhrases = ('same' in row ? row.same : row.typed).map(phraseOf);
    const foundPhrases = ('same' in row ? row.same : row.finds).map(phraseOf);
    for (const phrase of typedPhrases.map((words) => withoutDeterminers(words.split(' ')).join(' '))) {
      const synonyms = phrases.get(phrase) ?? new Set();
      for (const other of foundPhrases) if (other !== phrase) synonyms.add(other);
      phrases.set(phrase, synonyms);
      longest = Math.max(longest, phrase.split(' ').length);
    }
  }
  return { phrases: new Map([...phrases].map(([phrase, others]) => [phrase, [...others]])), longest };
}
