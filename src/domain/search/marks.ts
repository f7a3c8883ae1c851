import type { Match } from './score.ts';
import { singular, wordsOf } from './words.ts';

/** A matched part of a text: from its first letter to the one after its last. */
export type Mark = [start: number, end: number];

/** Minimum letters of a typed word that also marks parts of others; 'list', found as a word, marks none of 'listener'. */
const shortestPart = 5;

/** Finds the parts of a text that made it match, in order; they never overlap. */
export function marksOf(text: string, matches: readonly Match[]): Mark[] {
  const foundWords = new Set(matches.flatMap((match) => wordsOf(match.found).map(({ word }) => singular(word))));
  const typedWords = matches.flatMap((match) =>
    wordsOf(match.typed)
      .map(({ word }) => word)
      .filter((word) => word.length >= shortestPart || match.how === 'beginning' || match.how === 'part'),
  );
  return wordsOf(text).flatMap(({ word, start, end }): Mark[] => {
    if (foundWords.has(singular(word)) && !isBeginningOnly(word, matches)) return [[start, end]];
    const part =
      typedWords.find((each) => word.startsWith(each)) ?? typedWords.find((each) => each.length >= 3 && word.includes(each));
    if (part === undefined) return [];
    const from = start + word.indexOf(part);
    // A part cannot be located if folding changed the word's length.
    return word.length === end - start ? [[from, from + part.length]] : [[start, end]];
  });
}

const isBeginningOnly = (word: string, matches: readonly Match[]) =>
  matches.some(({ how, found, typed }) => (how === 'beginning' || how === 'part') && found === word && word.includes(typed));
