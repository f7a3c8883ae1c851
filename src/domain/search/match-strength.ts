import { comparable } from '../text/comparable.ts';

/** Strength of a text's match with the query: as a whole 4, at its beginning 3, as a word 2, within a word 1, none 0. */
export type MatchStrength = 0 | 1 | 2 | 3 | 4;

const letter = /[\p{L}\p{N}]/u;

/** Compares a text with the query, ignoring case and typographic variants; an empty query matches nothing. */
export function matchStrength(text: string, query: string): MatchStrength {
  const comparableQuery = comparable(query.trim());
  const comparableText = comparable(text);
  if (comparableQuery === '') return 0;
  if (comparableText === comparableQuery) return 4;
  if (comparableText.startsWith(comparableQuery)) return 3;
  for (
    let place = comparableText.indexOf(comparableQuery);
    place >= 0;
    place = comparableText.indexOf(comparableQuery, place + 1)
  ) {
    if (!letter.test(comparableText[place - 1] ?? ' ')) return 2;
  }
  return comparableText.includes(comparableQuery) ? 1 : 0;
}

/**
 * Sorts records by the match of their texts with the query. Equal ones keep their order; so do all without a query, and with a
 * single letter, which is in nearly every text: sorting a whole list by it would say nothing, and cost an old phone half a
 * second.
 * @param textsOf returns a record's texts, the weightiest first
 */
export function byMatch<T>(records: readonly T[], query: string | undefined, textsOf: (record: T) => readonly string[]): T[] {
  if (query === undefined || query.trim().length < 2) return [...records];
  const keyed = records.map((record) => ({ record, key: textsOf(record).map((text) => matchStrength(text, query)) }));
  keyed.sort((a, b) => {
    // Index -1 means equal: then the difference is 0.
    const place = a.key.findIndex((strength, index) => strength !== b.key[index]);
    return (b.key[place] ?? 0) - (a.key[place] ?? 0);
  });
  return keyed.map(({ record }) => record);
}
