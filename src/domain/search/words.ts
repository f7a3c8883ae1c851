/** A word of a text as it is compared (`word`), and where it stands in the text as it is written. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Lower case, without accents and apostrophes: 'Children’s' and 'childrens', 'Café' and 'cafe' are alike. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words of a text as they are written there; one that folds to nothing counts as none. */
export const rawWordsOf = (text: string): readonly string[] => text.match(wordPattern) ?? [];

/** The words of a text, in order. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: found, index }) => ({
    word: fold(found),
    start: index,
    end: index + found.length,
  })).filter(({ word }) => word !== '');

// Words that end like a plural and are none, and plurals of their own kind.
// A map and no object, which also has what every object has: 'constructor'.
const unlikeOthers = new Map([
  ['news', 'news'],
  ['series', 'series'],
  ['children', 'child'],
  ['childrens', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
]);

/** A folded word without its plural: 'homilies' is 'homily', 'churches' is 'church'. */
export function singular(word: string): string {
  const own = unlikeOthers.get(word);
  if (own) return own;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

// A root of four letters is too short for who does it: a pastor does not paste.
const ending = /(?<=.{4})(ations?|ators?|ating|ated|ate|ings?|ed|ions?|e)$|(?<=.{5})(ers?|ors?)$/;

/** What the forms of a verb have in common: 'translate', 'translating', 'translator' and 'translation' are 'transl'. */
export function rootOf(word: string): string {
  const one = singular(word);
  const root = one.replace(ending, '');
  return root.length >= 4 ? root : one;
}

// Words that say nothing about what is looked for.
const emptyWords = new Set(
  'a an and are at be by can could do does for from get has have help how i if in into is it its me my of on or our should some so that the their them there this to us want we what when where which who why will with without would you your'.split(
    ' ',
  ),
);

/** Whether a word says something about what is looked for. */
export const isTelling = (word: string): boolean => !emptyWords.has(word);

/** The words that count; all of them when none does. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : [...words];
}
