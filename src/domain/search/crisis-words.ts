import { z } from 'zod';
import { oncePer } from '../once-per.ts';
import { happenings } from '../situations/happened.ts';
import { slugSchema } from '../text/text-schema.ts';
import { countMistakes, isEnglishWord } from './typing-mistakes.ts';
import { singular, wordsOf } from './words.ts';

/** Consecutive words, in which {name} matches any word of a set. */
const rowSchema = z
  .string()
  .max(60)
  .regex(
    /^(\{[a-z]+\}|[\p{Ll}\p{Lo}\p{N}]+)( (\{[a-z]+\}|[\p{Ll}\p{Lo}\p{N}]+))*$/u,
    'must be lower-case words, or {sets} of them',
  );
const plainWords = z.array(rowSchema.refine((row) => !row.includes('{'), 'must be plain words')).min(1);

const groupSchema = z.strictObject({
  /** Slug of the situation that helps. */
  leadsTo: slugSchema,
  /** Incident whose numbers to call are on the card. */
  happened: z.enum(happenings),
  /** Name of a set of which a word must be anywhere in the query too. */
  beside: z.string().optional(),
  rows: z.array(rowSchema).min(1),
});

/** Schema of content/crisis-words.yaml: words that people type in a fright, and harmless ones that sound like it. */
export const crisisWordsFileSchema = z
  .strictObject({
    sets: z.record(z.string().regex(/^[a-z]+$/), plainWords),
    groups: z.array(groupSchema),
    harmless: z.array(rowSchema),
  })
  .superRefine(({ sets, groups, harmless }, context) => {
    const setNames = groups.flatMap(({ beside, rows }) => [...rows.flatMap(setsIn), ...(beside ? [beside] : [])]);
    for (const name of new Set([...setNames, ...harmless.flatMap(setsIn)]))
      if (!Object.hasOwn(sets, name)) context.addIssue({ code: 'custom', path: ['sets'], message: `there is no set '${name}'` });
    const twice = groups.flatMap(({ rows }, place) =>
      rows.flatMap((row, at) => (rows.indexOf(row) < at ? [{ path: ['groups', place, 'rows', at], row }] : [])),
    );
    for (const { path, row } of twice) context.addIssue({ code: 'custom', path, message: `says '${row}' twice` });
  });

export type CrisisWords = z.output<typeof crisisWordsFileSchema>;
export type CrisisGroup = z.output<typeof groupSchema>;

/** Empty list, with which no query counts as typed in a fright. */
export const noCrisisWords: CrisisWords = { sets: {}, groups: [], harmless: [] };

/** Finds the first group that matches a query typed in a fright. */
export function crisisIn(words: CrisisWords, query: string): CrisisGroup | undefined {
  const { groups, harmless, longWords } = prepared(words);
  const queryWords = wordsOf(query).map(({ word }) => asMeant(word, longWords));
  const remainingWords = harmless.reduce(without, queryWords);
  return groups.find(
    ({ rows, beside }) =>
      (!beside || placeOf([beside], remainingWords) >= 0) && rows.some((row) => placeOf(row, remainingWords) >= 0),
  )?.group;
}

/** Words that match at each position of a row. */
type Row = readonly ReadonlySet<string>[];

const prepared = oncePer(({ sets, groups, harmless }: CrisisWords) => {
  const setOf = (name: string) => new Set((sets[name] ?? []).flatMap((words) => wordsOf(words).map(({ word }) => word)));
  const parseRow = (row: string): Row =>
    row
      .split(' ')
      .map((word) => (word.startsWith('{') ? setOf(word.slice(1, -1)) : new Set(wordsOf(word).map((one) => one.word))));
  const all = groups.map((group) => ({ group, rows: group.rows.map(parseRow), beside: group.beside && setOf(group.beside) }));
  const groupWords = new Set(all.flatMap(({ rows }) => rows.flat().flatMap((words) => [...words])));
  return {
    groups: all.map(({ beside, ...rest }) => ({ ...rest, beside: beside || undefined })),
    harmless: harmless.map(parseRow),
    longWords: [...groupWords].filter((word) => word.length >= shortestMisspelt && !hangul.test(word)),
  };
});

const setsIn = (row: string) => [...row.matchAll(/\{([a-z]+)\}/g)].flatMap(([, name]) => name ?? []);
const hangul = /\p{Script=Hangul}/u;
/** Minimum letters of a word that is corrected: a slip turns a shorter one into too many others. */
const shortestMisspelt = 6;

/** Corrects a word that is not English and one slip away from a long word of the list, with the same first letter. */
function asMeant(typedWord: string, longWords: readonly string[]): string {
  if (typedWord.length < shortestMisspelt - 1 || isEnglishWord(typedWord)) return typedWord;
  const isSlip = (word: string) => word[0] === typedWord[0] && countMistakes(typedWord, word, 1).whole <= 1;
  return longWords.includes(typedWord) ? typedWord : (longWords.find(isSlip) ?? typedWord);
}

/** Finds the position where the words of a row are consecutive, or -1. */
const placeOf = (row: Row, queryWords: readonly string[]): number =>
  queryWords.findIndex((_, at) => row.every((words, place) => says(words, queryWords[at + place] ?? '')));

/** Compares words; a Korean word may have an ending, where English has a separate small word. */
const says = (words: ReadonlySet<string>, typedWord: string): boolean =>
  words.has(typedWord) ||
  words.has(singular(typedWord)) ||
  (hangul.test(typedWord) && [...words].some((word) => hangul.test(word) && typedWord.startsWith(word)));

/**
 * Removes every occurrence of a row from the typed words; an empty word remains, so that the words around it do not become
 * adjacent.
 */
function without(queryWords: readonly string[], row: Row): readonly string[] {
  const at = placeOf(row, queryWords);
  if (at < 0) return queryWords;
  const others = queryWords.map((word, place) => (place >= at && place < at + row.length ? '' : word));
  return without(others, row);
}
