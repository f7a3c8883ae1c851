import type { KindGuide } from '../may-enter/kind-guide-schema.ts';
import type { Kind } from '../trust/kinds.ts';
import { isPersonal } from '../trust/kinds.ts';
import { singular, wordsOf } from './words.ts';

type Words = Pick<KindGuide, 'kind' | 'words'>;

/** Finds the kind of information that words name; of two, the more private one, which is first among `guides`. */
export function kindInWords(guides: readonly Words[], text: string): { kind: Kind } | undefined {
  const textWords = new Set(wordsOf(text).map(({ word }) => sameWord(word)));
  for (const { kind, words } of guides) {
    for (const row of words) {
      const rowWords = wordsOf(row).map(({ word }) => sameWord(word));
      if (rowWords.every((word) => textWords.has(word))) return { kind };
    }
  }
  return undefined;
}

// Synonyms of words in many rows.
const others = new Map([
  ['kid', 'child'],
  ['children', 'child'],
  ['pic', 'picture'],
  ['image', 'picture'],
  ['photograph', 'photo'],
  ['donation', 'donor'],
  ['membership', 'member'],
]);

const sameWord = (word: string): string => {
  const one = singular(word);
  return others.get(one) ?? one;
};

/** Words that ask whether something may be entered. */
const askingWords = new Set(
  'may allowed ok okay safe paste pasting upload uploading enter entering put putting feed feeding into'.split(' '),
);
/** Words that cancel 'into', which then names a result: 'turns our sermon into text'. */
const makingWords = new Set(
  'turn turns turning change changes changing convert converts converting make makes making'.split(' '),
);
/** Words that mean any tool. */
const anyTool = new Set('ai chatbot chatbots assistant assistants bot tool tools'.split(' '));

/** Checks whether words mean an AI without its name. */
export const namesAnyAi = (words: readonly string[]): boolean => words.some((word) => anyTool.has(word));

/**
 * Finds the kind in a question about entering: one about people is enough next to an AI's name, any other needs words that ask.
 * @param words folded words, in order
 * @param tool type of the tool that they name
 */
export function kindAskedAbout(
  guides: readonly Words[],
  words: readonly string[],
  tool: 'with AI' | 'without AI' | 'none',
): Kind | undefined {
  const kind = kindInWords(guides, words.join(' '))?.kind;
  const makes = words.some((word) => makingWords.has(word));
  const asks = words.some(
    (word, place) =>
      (askingWords.has(word) && !(word === 'into' && makes)) || (word === 'can' && ['i', 'we'].includes(words[place + 1] ?? '')),
  );
  if (tool === 'none') return asks && namesAnyAi(words) ? kind : undefined;
  return asks || (isPersonal(kind) && tool === 'with AI') ? kind : undefined;
}
