import { comparable } from '../text/comparable.ts';

/** How well a text fits what was typed: as a whole 4, at its beginning 3, as a word 2, within a word 1, not at all 0. */
export type MatchStrength = 0 | 1 | 2 | 3 | 4;

const letter = /[\p{L}\p{N}]/u;

/** Compares a text with what was typed, whatever the case and the keyboard; nothing typed fits nothing. */
export function matchStrength(text: string, typed: string): MatchStrength {
  const wanted = comparable(typed.trim());
  const given = comparable(text);
  if (wanted === '') return 0;
  if (given === wanted) return 4;
  if (given.startsWith(wanted)) return 3;
  for (let place = given.indexOf(wanted); place >= 0; place = given.indexOf(wanted, place + 1)) {
    if (!letter.test(given[place - 1] ?? ' ')) return 2;
  }
  return given.includes(wanted) ? 1 : 0;
}

/**
 * The records in order of how well their texts fit what was typed: `textsOf` gives a record's texts, the weightiest first.
 * Equal ones keep the order in which they came; so do all without anything typed, and with a single letter, which stands in
 * nearly every text: to put a whole list into another order for it would say nothing, and cost an old phone half a second.
 */
export function byMatch<T>(records: readonly T[], typed: string | undefined, textsOf: (record: T) => readonly string[]): T[] {
  if (typed === undefined || typed.trim().length < 2) return [...records];
  const keyed = records.map((record) => ({ record, key: textsOf(record).map((text) => matchStrength(text, typed)) }));
  keyed.sort((a, b) => {
    // None where they are equal: then the difference is nothing.
    const place = a.key.findIndex((strength, index) => strength !== b.key[index]);
    return (b.key[place] ?? 0) - (a.key[place] ?? 0);
  });
  return keyed.map(({ record }) => record);
}
