import { rootOf, wordsOf } from './words.ts';

const rootsIn = (text: string) => new Set(wordsOf(text).map(({ word }) => rootOf(word)));

// Cache of roots: records are immutable, so they are computed once, not for each letter that someone types.
const rootsOfRecords = new WeakMap<object, Set<string>>();

/** Minimum letters of a query: with fewer, a word is still being typed, and is matched as it is. */
const leastTyped = 4;

/** Heading above the records that match in another form, in every list. */
export const alsoFits = 'These also fit';

/**
 * Finds records that contain a form of each typed word, such as 'transcript' for 'transcribe', and were not found by the words
 * themselves.
 */
export function otherForms<T extends object>(
  records: readonly T[],
  typed: string | undefined,
  textOf: (record: T) => string,
  found: readonly T[],
): T[] {
  const wanted = [...rootsIn(typed ?? '')];
  if (wanted.length === 0 || (typed ?? '').trim().length < leastTyped) return [];
  const known = new Set(found);
  const fits = (record: T) => {
    const held = rootsOfRecords.get(record) ?? rootsIn(textOf(record));
    rootsOfRecords.set(record, held);
    return wanted.every((root) => held.has(root));
  };
  return records.filter((record) => !known.has(record) && fits(record));
}
