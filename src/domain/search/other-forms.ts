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
  query: string | undefined,
  textOf: (record: T) => string,
  foundRecords: readonly T[],
): T[] {
  const queryRoots = [...rootsIn(query ?? '')];
  if (queryRoots.length === 0 || (query ?? '').trim().length < leastTyped) return [];
  const foundSet = new Set(foundRecords);
  const fits = (record: T) => {
    const roots = rootsOfRecords.get(record) ?? rootsIn(textOf(record));
    rootsOfRecords.set(record, roots);
    return queryRoots.every((root) => roots.has(root));
  };
  return records.filter((record) => !foundSet.has(record) && fits(record));
}
