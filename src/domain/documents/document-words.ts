/** A word of a text as it is compared, with its position. */
export interface DocumentWord {
  /** Lower case, without hyphens, with one kind of apostrophe: `optout`, `don't`. */
  text: string;
  start: number;
  end: number;
  /** True if a sentence ends after it. */
  ends: boolean;
}

/** Matches hyphens at the end of a line, invisible marks, and footnote marks. */
const unread = /[\u00ad\u2010-][ \t]*\r?\n[ \t]*(?=\p{Ll})|[\u00ad\u200b-\u200d\u2060\ufeff]|\[(?:\d{1,3}|[*†‡])\]|[⁰¹²³⁴-⁹]+/gu;

/** Strips marks that a person does not read: invisible ones, the hyphen at the end of a line, footnote marks. */
export const withoutMarks = (text: string): string =>
  text.replace(unread, (mark) => (mark.includes('\n') && !mark.startsWith('\u00ad') ? '-' : ''));

/** Matches a word with its hyphens and apostrophes, or a number with its points and commas. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+|(?<=\p{N})[.,]\p{N}+|[-\u2010\u2011][\p{L}\p{M}]+)*|[$€£¥%]/gu;
const endOfSentence = /^["'”’»)\]]{0,3}[.!?](?:["'”’»)\]\s]|$)/;

/** Splits a text into words. Takes time in proportion to its length, for any content. @param text without marks */
export function wordsOf(text: string): DocumentWord[] {
  return [...text.matchAll(word)].map(({ 0: original, index: start }) => {
    const end = start + original.length;
    const plain = original.normalize('NFKC').toLowerCase();
    return {
      text: plain.replace(/[-\u2010\u2011]/g, '').replace(/[’‘ʼ`´]/g, "'"),
      start,
      end,
      ends: endOfSentence.test(text.slice(end, end + 5)),
    };
  });
}
