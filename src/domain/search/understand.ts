import type { Meaning } from './meanings.ts';
import { meanings } from './meanings.ts';
import type { Mention } from './names.ts';
import { mentionsIn } from './names.ts';
import type { SearchEntry } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { isEnglishWord } from './typing-mistakes.ts';
import { singular, wordsOf } from './words.ts';

/** Maximum number of words of a query that are read, which bounds its time. */
export const mostWords = 16;

/** Parsed meaning of a query. Entries are identified by their numbers in the index. */
export interface Understood {
  /** Folded words. */
  typed: readonly string[];
  /** Indexes of words that only connect the others: 'vs', 'alternative to'. */
  structure: ReadonlySet<number>;
  mentions: readonly Mention[];
  /** Two to four tools to be compared. */
  compared: readonly number[];
  /** Tool for which an alternative is searched. */
  insteadOf?: number;
  /** Meanings with the indexes of their words. */
  meant: readonly { meaning: Meaning; places: readonly number[] }[];
}

const between = new Set(['vs', 'versus', 'or', 'against', 'v']);
const joining = new Set(['and', 'with', 'to']);
const comparing = new Set(['compare', 'compared', 'comparing', 'comparison', 'difference', 'better', 'which']);
/** Phrases before a name: 'alternative to X'. */
const insteadBefore = [
  'alternatives to',
  'alternative to',
  'alternative for',
  'instead of',
  'something like',
  'similar to',
  'replacement for',
  'replace',
  'other than',
  'competitor of',
];
/** Phrases anywhere after a name: 'X shut down, what instead'. */
const insteadBehind = new Set([
  'alternative',
  'alternatives',
  'instead',
  'replacement',
  'replacements',
  'competitor',
  'competitors',
]);
const mostCompared = 4;

/** Parses a query: names of tools, comparisons, searches for an alternative, and words that mean more than they say. */
export function understand(index: SearchIndex, query: string): Understood {
  const queryWords = typedWords(query);
  const mentions = mentionsIn(
    queryWords,
    index.toolNames,
    index.entries,
    (word) => index.byWord.has(word) || isEnglishWord(word),
  );
  const structure = new Set<number>();
  const compared = comparedIn(queryWords, mentions, structure);
  const insteadOf = compared.length > 0 ? undefined : insteadOfIn(queryWords, mentions, structure);
  return { typed: queryWords, structure, mentions, compared, insteadOf, meant: meantIn(queryWords, mentions) };
}

/** Finds tools whose names have 'vs' or 'or' between them, or 'and' in a query with a word of comparison. */
function comparedIn(queryWords: readonly string[], mentions: readonly Mention[], structure: Set<number>): number[] {
  const isComparing = queryWords.some((word) => comparing.has(word));
  const compared = new Set<number>();
  for (const [place, mention] of mentions.slice(0, -1).entries()) {
    const next = mentions[place + 1] as Mention;
    const word = queryWords[mention.to] ?? '';
    if (next.entry === mention.entry || next.from - mention.to !== 1) continue;
    if (!between.has(word) && !(isComparing && joining.has(word))) continue;
    structure.add(mention.to);
    compared.add(mention.entry).add(next.entry);
  }
  if (compared.size > 0) queryWords.forEach((word, place) => void (comparing.has(word) && structure.add(place)));
  return [...compared].slice(0, mostCompared);
}

function insteadOfIn(queryWords: readonly string[], mentions: readonly Mention[], structure: Set<number>): number | undefined {
  for (const mention of mentions) {
    const before = insteadBefore.find((phrase) => {
      const length = phrase.split(' ').length;
      return queryWords.slice(Math.max(0, mention.from - length), mention.from).join(' ') === phrase;
    });
    const behind = before ? -1 : queryWords.findIndex((word, place) => place >= mention.to && insteadBehind.has(word));
    if (!before && behind < 0) continue;
    for (let place = mention.from; place < mention.to; place++) structure.add(place);
    if (before) for (let back = 1; back <= before.split(' ').length; back++) structure.add(mention.from - back);
    else structure.add(behind);
    return mention.entry;
  }
  return undefined;
}

function meantIn(queryWords: readonly string[], mentions: readonly Mention[]) {
  const isInName = (place: number) => mentions.some(({ from, to }) => place >= from && place < to);
  return meanings.flatMap((meaning) => {
    for (const phrase of meaning.typed) {
      const words = phrase.split(' ');
      const from = queryWords.findIndex(
        (_, place) =>
          !isInName(place) &&
          words.every(
            (word, offset) => queryWords[place + offset] === word || singular(queryWords[place + offset] ?? '') === word,
          ),
      );
      if (from >= 0) return [{ meaning, places: words.map((_, offset) => from + offset) }];
    }
    return [];
  });
}

/** Parses a query as its words alone. */
export const justWords = (query: string): Understood => ({
  typed: typedWords(query),
  structure: new Set(),
  mentions: [],
  compared: [],
  meant: [],
});

/** Matches the boundary of a name and a Korean particle, which follows it without a space: 'ChatGPT에'. */
const besideHangul = /(?<=[a-z0-9])(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=[a-z0-9])/giu;

const typedWords = (query: string) =>
  wordsOf(query.replace(besideHangul, ' '))
    .slice(0, mostWords)
    .map(({ word }) => word);

/** Formats the understood meaning as a phrase; undefined if a query is just words. */
export function saysUnderstood(parsedQuery: Understood, entries: readonly SearchEntry[]): string | undefined {
  const title = (entry: number) => entries[entry]?.title ?? '';
  const traits = parsedQuery.meant.filter(({ meaning }) => meaning.finds.some((find) => 'trait' in find));
  const phrases = traits.map(({ meaning }) => meaning.says);
  if (parsedQuery.compared.length > 1) {
    const [first, ...others] = parsedQuery.compared.map(title);
    return `compare ${first} with ${others.join(' and ')}`;
  }
  const parts = [
    parsedQuery.insteadOf === undefined ? undefined : `tools in place of ${title(parsedQuery.insteadOf)}`,
    ...phrases,
  ];
  return parts.filter(Boolean).join('; ') || undefined;
}
