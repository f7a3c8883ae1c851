import type { Match } from './score.ts';
import { singular, wordsOf } from './words.ts';

/** A part of a text that was looked for: from its first letter to the one after its last. */
export type Mark = [start: number, end: number];

/** A shorter word that was found as a word marks no parts of others: 'list' not those of 'listener'. */
const shortestPart = 5;

/** The parts of a text that made it match, in order; they never overlap. */
export function marksOf(text: string, matches: readonly Match[]): Mark[] {
  const found = new Set(matches.flatMap((match) => wordsOf(match.found).map(({ word }) => singular(word))));
  const typed = matches.flatMap((match) =>
    wordsOf(match.typed)
      .map(({ word }) => word)
      .filter((word) => word.length >= shortestPart || match.how === 'beginning' || match.how === 'part'),
  );
  return wordsOf(text).flatMap(({ word, start, end }): Mark[] => {
    if (found.has(singular(word)) && !isBeginningOnly(word, matches)) return [[start, end]];
    const part = typed.find((each) => word.startsWith(each)) ?? typed.find((each) => each.length >= 3 && word.includes(each));
    if (part === undefined) return [];
    const from = start + word.indexOf(part);
    // Where folding changed the length, a part cannot be located.
    return word.length === end - start ? [[from, from + part.length]] : [[start, end]];
  });
}

const isBeginningOnly = (word: string, matches: readonly Match[]) =>
  matches.some(({ how, found, typed }) => (how === 'beginning' || how === 'part') && found === word && word.includes(typed));
