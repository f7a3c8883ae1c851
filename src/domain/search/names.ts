import type { SearchEntry } from './search-entry.ts';
import { countMistakes, mistakesAllowed } from './typing-mistakes.ts';
import { wordsOf } from './words.ts';

/** A tool that is named in a query: its entry's number, and the words from the first to the one after the last. */
export interface Mention {
  entry: number;
  from: number;
  to: number;
}

/** Maximum number of words of a name. */
const longestName = 5;
/** Minimum letters of a beginning or end of a title that counts as a name. */
const shortestBeginning = 4;
/** Words next to which even a name that is an English word names a tool. */
const leadsToName = new Set('into in to on with using use from vs versus or than'.split(' '));

/** Normalizes a name for comparison: its words, folded and without spaces. */
export const nameOf = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('');

/**
 * Maps names to tools: titles, and other names that are a part of the title or contain it ('otter' of 'Otter.ai', 'google veo').
 * Other names that say what a tool is for are left out. A name that two tools have belongs to the first.
 */
export function toolNames(entries: readonly SearchEntry[]): Map<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, entry: number) => {
    if (name !== '' && !names.has(name)) names.set(name, entry);
  };
  const tools: { entry: SearchEntry; number: number; title: string }[] = [];
  for (const [number, entry] of entries.entries()) {
    if (entry.kind !== 'tool') continue;
    const title = nameOf(entry.title);
    tools.push({ entry, number, title });
    add(title, number);
  }
  for (const { entry, number, title } of tools) {
    for (const alias of entry.aliases ?? []) {
      const name = nameOf(alias);
      const isPart = name.length >= shortestBeginning && (title.startsWith(name) || title.endsWith(name));
      if (isPart || name.includes(title)) add(name, number);
    }
  }
  return names;
}

/** Finds the tools that a query names, in order; of two overlapping names the longer. One slip in a long name is allowed. */
export function mentionsIn(
  words: readonly string[],
  names: ReadonlyMap<string, number>,
  entries: readonly SearchEntry[],
  isWord: (word: string) => boolean,
): Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; ) {
    const mention = longestAt(words, from, names, isWord);
    const isBare = mention && mention.to - from === 1 && entries[mention.entry]?.isOrdinaryWord;
    const isMeant =
      !isBare || words.length === 1 || leadsToName.has(words[from - 1] ?? '') || leadsToName.has(words[from + 1] ?? '');
    if (mention && isMeant) mentions.push(mention);
    from = mention ? mention.to : from + 1;
  }
  return mentions;
}

function longestAt(
  words: readonly string[],
  from: number,
  names: ReadonlyMap<string, number>,
  isWord: (word: string) => boolean,
): Mention | undefined {
  for (let to = Math.min(words.length, from + longestName); to > from; to--) {
    const name = words.slice(from, to).join('');
    const entry = names.get(name);
    if (entry !== undefined) return { entry, from, to };
  }
  const word = words[from] ?? '';
  const most = word.length >= 6 && !isWord(word) ? mistakesAllowed(word.length) : 0;
  if (most === 0) return undefined;
  for (const [name, entry] of names) {
    if (Math.abs(name.length - word.length) <= most && countMistakes(word, name, most).whole <= most)
      return { entry, from, to: from + 1 };
  }
  return undefined;
}
