import english from './english-words.json' with { type: 'json' };
import { singular } from './words.ts';

const words: ReadonlySet<string> = new Set(english.words.split(' '));

/**
 * Whether a folded word is one of the 11,000 commonest of English, or its plural: whoever typed it meant it, also where the site
 * holds only words that look like it. 'dinner' is not 'inner', and 'breach' not 'preaching'.
 */
export const isEnglishWord = (word: string): boolean => words.has(word) || words.has(singular(word));
