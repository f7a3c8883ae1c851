/** A word of a text as it is compared (`word`), with its position in the written text. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Folds a text to lower case, without accents and apostrophes: 'Children’s' is 'childrens', 'Café' is 'cafe'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .normalize()
    .toLowerCase();

/** Splits a text into words, in order. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(wordPattern), ({ 0: match, index }) => ({
    word: fold(match),
    start: index,
    end: index + match.length,
  })).filter(({ word }) => word !== '');

// Words that end like a plural and are none, and irregular plurals. A map, because an object has inherited properties such as
// 'constructor'.
const unlikeOthers = new Map([
  ['news', 'news'],
  ['series', 'series'],
  ['children', 'child'],
  ['childrens', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ...[
    'christmas',
    'canvas',
    'bias',
    'judas',
    'thomas',
    'lucas',
    'silas',
    'texas',
    'kansas',
    'arkansas',
    'atlas',
    'james',
    'moses',
    'lens',
  ].map((word) => [word, word] as const),
]);

/** Strips the plural of a folded word: 'homilies' is 'homily', 'churches' is 'church'. */
export function singular(word: string): string {
  const own = unlikeOthers.get(word);
  if (own) return own;
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|z|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

// A root of four letters is too short for agent nouns and participles: a pastor does not paste, and a mission is no miss.
const ended = /^(.{4,}?)(?:ations?|ators?|ating|ated|ate|ings?|ed|e)$|^(.{5,}?)(?:ers?|ors?|ions?)$/;

/** Finds the root of a verb's forms: 'transl' of 'translate', 'translator' and 'translation', 'transcript' of 'transcribe'. */
export function rootOf(word: string): string {
  const one = singular(word);
  const root = one.replace(ended, '$1$2').replace(/scrib$/, 'script');
  return root.length >= 4 ? root : one;
}

// Words of every sentence and page, which say nothing about the subject of a search. Marked as pure, so that no page's script
// includes them.
const emptyWords = /* @__PURE__ */ new Set(
  (
    'a about all already also am an and any anybody anyone are arent as at be because been being but by can cant could did didnt do does ' +
    'doesnt doing done dont either else ever every everybody everyone few find finding for from get gets getting give go goes going gonna got had has ' +
    'hasnt have havent having he hello her hers hey hi him his how i id if ill im in into is isnt it its itself ive just keep know knows lets lot ' +
    'lots many may maybe me mine much must my myself need needs nobody nothing of ok okay on one only or other others our ours out over own ' +
    'please put really say says shall she should shouldnt so some somebody someone something still such sure tell tells than thanks that thats the ' +
    'their them then there these they theyre thing things this those to too try trying up us use used uses using very wanna want wants ' +
    'was wasnt way we well were what whats when where which who whos whose why will with without wont would wouldnt yes yet you your ' +
    'youre yours help'
  ).split(' '),
);

/** Checks whether a word says something about the subject of a search. */
export const isTelling = (word: string): boolean => !emptyWords.has(word);

/** Filters the telling words; all of them if there are none. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : [...words];
}

const determiners = /* @__PURE__ */ new Set('the a an our my your their this these'.split(' '));

/** Removes determiners, which change no phrase: 'tell our congregation' is 'tell the congregation'. */
export const withoutDeterminers = (words: readonly string[]): string[] => words.filter((word) => !determiners.has(word));
