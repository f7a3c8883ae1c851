import { churchWords } from './church-words.ts';
import english from './english-words.json' with { type: 'json' };
import { singular } from './words.ts';

/** Returns how many letters of a word may be wrong, missing, added or swapped: none below 4 letters, two from 8 on, else one. */
export const mistakesAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Mistakes between a typed word and another, and between it and the best beginning of the other. */
export interface Mistakes {
  whole: number;
  beginning: number;
}

/** Encodes the letters of a word as bits; letters that share a bit count as the same. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/**
 * Checks whether a word can be another one, or a beginning of it, with at most `most` mistakes, each of which accounts for one
 * letter that the other lacks. This avoids counting mistakes for nearly every word.
 */
export function lacksFewLetters(typedLetters: number, meantLetters: number, most: number): boolean {
  let lacking = typedLetters & ~meantLetters;
  for (let spared = 0; spared < most && lacking !== 0; spared++) lacking &= lacking - 1;
  return lacking === 0;
}

const none: Mistakes = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

/**
 * Counts typing mistakes (Damerau and Levenshtein; no letter is touched twice), and gives up above `most`: then the result is
 * infinite.
 * @param typedWord what a person typed
 * @param meantWord the word that it may have been meant to be
 */
export function countMistakes(typedWord: string, meantWord: string, most: number): Mistakes {
  if (typedWord.length > meantWord.length + most) return none;
  const width = Math.min(meantWord.length, typedWord.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typedWord.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const isSame = typedWord[row - 1] === meantWord[column - 1];
      let mistakes = Math.min(at(last, column) + 1, at(now, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (typedWord[row - 1] === meantWord[column - 2] && typedWord[row - 2] === meantWord[column - 1]) {
        mistakes = Math.min(mistakes, at(beforeLast, column - 2) + 1);
      }
      now.push(mistakes);
      least = Math.min(least, mistakes);
    }
    if (least > most) return none;
    beforeLast = last;
    last = now;
  }
  const bounded = (mistakes: number) => (mistakes <= most ? mistakes : Number.POSITIVE_INFINITY);
  const whole = width === meantWord.length ? at(last, width) : Number.POSITIVE_INFINITY;
  return { whole: bounded(whole), beginning: bounded(Math.min(...last)) };
}

const at = (row: readonly number[], column: number) => row[column] as number;

const words: ReadonlySet<string> = new Set([...english.words.split(' '), ...churchWords]);

/**
 * Checks whether a folded word is one of the 11,000 commonest of English, or its plural, or a word or name that churches and
 * offices use: such a word is never corrected, even if the site contains only words that look like it. 'dinner' is not 'inner',
 * and 'wifi' not 'wife'.
 */
export const isEnglishWord = (word: string): boolean => words.has(word) || words.has(singular(word));
