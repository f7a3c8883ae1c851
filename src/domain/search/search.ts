import { guesses } from './name-bonus.ts';
import type { Match, Scored } from './score.ts';
import { score } from './score.ts';
import type { SearchEntry, SearchKind } from './search-entry.ts';
import { searchKinds } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import type { Understood } from './understand.ts';
import { justWords, understand } from './understand.ts';

/** An entry that a query finds, with a match for each wanted word that was found. */
export interface Hit {
  entry: SearchEntry;
  matches: Match[];
  /** Words of the query that it lacks, where few results have them all. */
  lacks: string[];
}

/** Results of a query, the best first. */
export interface Found {
  hits: Hit[];
  /** Number of matches of each kind, regardless of the selected one. */
  counts: Record<SearchKind, number>;
  /** Number of matches of the selected kind. */
  total: number;
  /** Nearest entries, when little or nothing matches. */
  near: Hit[];
  /** True if no result is about the query: then only the few closest are returned. */
  isNothing: boolean;
  understood: Understood;
}

export interface SearchOptions {
  kind?: SearchKind;
  limit: number;
  offset?: number;
  /** True to search for the words alone, without their meaning together. */
  isWordsOnly?: boolean;
}

/** Share of the query, weighted by the rarity of its words, from which an entry matches and is not only near. */
const leastShare = 0.55;
/** Number of entries with every word below which the best of those with most words are results too. */
const enoughWhole = 5;
/** Limits of partial results: their number, and the minimum share of each. */
const mostPartly = 20;
const leastPartly = 0.25;
/** Number of results below which near entries are returned as well. */
const fewHits = 3;
const mostNear = 5;
/** Returns the least visible share of a query that an entry is about: more of up to three words than of a sentence. */
const leastSeen = (words: number): number => (words <= 3 ? 0.6 : 0.46);
/** Maximum number of entries that are returned when none is about the query. */
const mostClosest = 5;

/**
 * Finds entries: exact words before their forms, words before beginnings, these before parts of words, and guesses at typing
 * mistakes last; names before texts. Rare words do not exclude: when few entries have every word, the best of those that have
 * most are among the results and say what they lack. Every entry that contains the typed text in its title, summary or category
 * is among the results (docs/product.md). The same index and query always give the same answer.
 */
export function search(index: SearchIndex, query: string, { kind, limit, offset = 0, isWordsOnly }: SearchOptions): Found {
  const parsedQuery = isWordsOnly ? justWords(query) : understand(index, query);
  const { scored, words, reasonsOf, lacking } = score(index, query, parsedQuery);
  const isWhole = ({ share }: Scored) => share > 1 - 1e-9;
  const isFew = scored.filter((hit) => hit.isNamed || isWhole(hit)).length < enoughWhole;
  const matching = scored.filter((hit) => hit.isNamed || hit.share >= leastShare);
  const others = scored.filter((hit) => !hit.isNamed && hit.share < leastShare).sort(byScore);
  if (isFew && words.length > 1) {
    const partly = others.filter(({ share }) => share >= leastPartly).slice(0, mostPartly);
    matching.push(...partly);
    for (const hit of partly) others.splice(others.indexOf(hit), 1);
  }
  const isNothing = !scored.some((hit) => hit.isNamed || hit.seen >= leastSeen(words.length));
  if (isNothing) matching.splice(0, matching.length, ...matching.sort(byScore).slice(0, mostClosest));
  const kindOf = ({ entry }: { entry: number }) => (index.entries[entry] as SearchEntry).kind;
  const counts = Object.fromEntries(searchKinds.map((each) => [each, 0])) as Found['counts'];
  for (const hit of matching) counts[kindOf(hit)] += 1;
  const isWanted = (hit: { entry: number }) => !kind || kindOf(hit) === kind;
  const results = matching.filter(isWanted).sort(byScore);
  const hitsOf = (hits: readonly { entry: number }[]): Hit[] =>
    hits.map(({ entry }) => ({
      entry: index.entries[entry] as SearchEntry,
      matches: reasonsOf(entry),
      // Compared tools are not reported to lack each other's names.
      lacks: isFew && parsedQuery.compared.length === 0 ? lacking(entry) : [],
    }));
  const nearest = () => {
    const near = others.filter(isWanted);
    return (near.length + results.length > 0 ? near : guesses(index, query, kind).sort(byScore)).slice(0, mostNear);
  };
  const near = results.length < fewHits ? nearest() : [];
  return {
    hits: hitsOf(results.slice(offset, offset + limit)),
    counts,
    total: results.length,
    // A misspelt name is suggested as near, and not reported as missing.
    isNothing: isNothing && (scored.length > 0 || near.length === 0),
    near: hitsOf(near),
    understood: parsedQuery,
  };
}

const byScore = (a: { score: number; entry: number }, b: { score: number; entry: number }) =>
  b.score - a.score || a.entry - b.entry;
