import { comparable } from '../text/comparable.ts';
import type { MatchStrength } from './match-strength.ts';
import { matchStrength } from './match-strength.ts';
import { nameOf } from './names.ts';
import type { SearchKind } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { countMistakes, isEnglishWord, mistakesAllowed } from './typing-mistakes.ts';

/** Bonus of an entry by match strength: its title, or another name, equals, begins with or contains the whole query. */
const titleBonus: Record<MatchStrength, number> = { 0: 0, 1: 1, 2: 6, 3: 9, 4: 30 };
const aliasBonus: Record<MatchStrength, number> = { 0: 0, 1: 0.5, 2: 3, 3: 4, 4: 14 };

const longestAbbreviation = 3;

/** Computes the bonus of entries whose name equals, begins with or contains the whole query, or is a correction of it. */
export function nameBonus(index: SearchIndex, query: string): Float64Array {
  const bonus = new Float64Array(index.entries.length);
  const raise = (entry: number, by: number) => {
    bonus[entry] = Math.max(bonus[entry] as number, by);
  };
  const queryName = nameOf(query);
  if (queryName === '') return bonus;
  for (const { entry, isTitle } of index.byName.get(queryName) ?? []) raise(entry, isTitle ? titleBonus[4] : aliasBonus[4]);
  const comparableQuery = comparable(query.trim());
  // An abbreviation is not the beginning of a name: 'seo' is not 'Seoul'.
  const isAbbreviation = comparableQuery.length <= longestAbbreviation && index.synonyms.phrases.has(comparableQuery);
  for (const [entry, { title, aliases = [] }] of index.entries.entries()) {
    if (isAbbreviation || !index.names[entry]?.includes(comparableQuery)) continue;
    raise(entry, titleBonus[matchStrength(title, comparableQuery)]);
    for (const alias of aliases) raise(entry, aliasBonus[matchStrength(alias, comparableQuery)]);
  }
  const most = mistakesAllowed(queryName.length);
  // A correctly spelt word was hardly meant to be another name.
  if (most === 0 || index.byWord.has(queryName) || isEnglishWord(queryName)) return bonus;
  for (const [name, at] of index.byName) {
    if (Math.abs(name.length - queryName.length) > most) continue;
    const { whole } = countMistakes(queryName, name, most);
    if (whole <= most) for (const { entry, isTitle } of at) if (isTitle) raise(entry, 14 - 3 * whole);
  }
  return bonus;
}

/** Finds entries whose name differs from the query by at most one mistake more than is allowed: for a query without results. */
export function guesses(index: SearchIndex, query: string, kind: SearchKind | undefined): { entry: number; score: number }[] {
  const queryName = nameOf(query);
  const most = mistakesAllowed(queryName.length) + 1;
  // A known word was meant as it is: 'awana' is not 'Asana'.
  if (most === 1 || isEnglishWord(queryName)) return [];
  const best = new Map<number, number>();
  for (const [name, at] of index.byName) {
    const { whole } = countMistakes(queryName, name, most);
    if (whole > most) continue;
    for (const { entry, isTitle } of at) best.set(entry, Math.max(best.get(entry) ?? 0, (isTitle ? 2 : 1) / whole));
  }
  const ofKind = [...best].filter(([entry]) => !kind || index.entries[entry]?.kind === kind);
  return ofKind.map(([entry, score]) => ({ entry, score }));
}

/** Marks entries whose title, summary or category contains the typed text, in any case (docs/product.md). */
export function plainMatches(index: SearchIndex, query: string): Uint8Array {
  const comparableQuery = comparable(query.trim());
  return Uint8Array.from(index.plain, (text) => (comparableQuery !== '' && text.includes(comparableQuery) ? 1 : 0));
}
