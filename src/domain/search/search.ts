import type { MatchStrength } from './match-strength.ts';
import { matchStrength } from './match-strength.ts';
import type { Answering, MatchKind } from './query-wants.ts';
import { wantsOf } from './query-wants.ts';
import type { SearchEntry, SearchField, SearchKind } from './search-entry.ts';
import { searchFields, searchKinds } from './search-entry.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { fieldSlots, lastNameField, saysPhrase } from './search-index.ts';
import { countMistakes, mistakesAllowed } from './typing-mistakes.ts';
import { wordsOf } from './words.ts';

/** Why one wanted word was found in an entry. */
export interface Match {
  how: MatchKind;
  field: SearchField;
  typed: string;
  found: string;
}

/** An entry that a query finds, and why: one match for each wanted word that was found. */
export interface Hit {
  entry: SearchEntry;
  matches: Match[];
}

/** What a query finds: the best first. */
export interface Found {
  hits: Hit[];
  /** How many of each kind match, whatever kind was asked for. */
  counts: Record<SearchKind, number>;
  /** How many match, of the kind that was asked for. */
  total: number;
  /** When little or nothing matches: what comes nearest. */
  near: Hit[];
}

export interface SearchOptions {
  kind?: SearchKind;
  limit: number;
  offset?: number;
}

const fieldWeights: Record<SearchField, number> = {
  title: 10,
  alias: 6,
  maker: 5,
  category: 4,
  summary: 3,
  details: 2,
  text: 1.5,
};
const kindWeights: Record<SearchKind, number> = {
  tool: 1,
  workflow: 1,
  guide: 0.95,
  answer: 0.5,
  prompt: 0.5,
  comparison: 0.7,
  policy: 0.8,
  research: 0.8,
};
/** By match strength: what the whole query adds when it is, begins or stands in a title, or in another name. */
const titleBonus: Record<MatchStrength, number> = { 0: 0, 1: 1, 2: 6, 3: 9, 4: 30 };
const aliasBonus: Record<MatchStrength, number> = { 0: 0, 1: 0.5, 2: 3, 3: 4, 4: 14 };
/** The share of the query, weighed by how telling its words are, from which on an entry matches and is not only near. */
const leastShare = 0.55;
/** How much an entry loses for what it does not have: its share of the query to this power. */
const coverage = 1.2;
/** What a word adds that is found in further fields, as a share of what it is worth there. */
const otherFields = 0.2;
/** Fewer results than this, and what comes near is told as well. */
const fewHits = 3;
const mostNear = 5;

/**
 * Finds entries: the very words before their forms, words before beginnings, these before parts of words, and guesses at
 * typing mistakes last; names before texts. Whatever contains the typed text in its title, summary or category is among
 * the results (spec, section 5). The same index and query always give the same answer.
 */
export function search(index: SearchIndex, query: string, { kind, limit, offset = 0 }: SearchOptions): Found {
  const { scored, reasonsOf } = score(index, query);
  const counts = Object.fromEntries(searchKinds.map((each) => [each, 0])) as Found['counts'];
  const matching: Scored[] = [];
  const others: Scored[] = [];
  for (const hit of scored) {
    const entryKind = (index.entries[hit.entry] as SearchEntry).kind;
    if (hit.matches) counts[entryKind] += 1;
    if (kind && entryKind !== kind) continue;
    (hit.matches ? matching : others).push(hit);
  }
  const best = (hits: Scored[], from: number, most: number) =>
    hits
      .sort((a, b) => b.score - a.score || a.entry - b.entry)
      .slice(from, from + most)
      .map(({ entry }) => ({ entry: index.entries[entry] as SearchEntry, matches: reasonsOf(entry) }));
  const nearest = () => best(others.length + matching.length > 0 ? others : guesses(index, query, kind), 0, mostNear);
  return {
    hits: best(matching, offset, limit),
    counts,
    total: matching.length,
    near: matching.length < fewHits ? nearest() : [],
  };
}

interface Scored {
  entry: number;
  score: number;
  /** Whether it is a result, and not only near. */
  matches: boolean;
}

/** What one wanted word found in each entry. */
interface Column {
  best: Float64Array;
  all: Float64Array;
  answer: Int32Array;
  slot: Uint8Array;
  touched: number[];
}

function score(index: SearchIndex, query: string) {
  const { words, answering } = wantsOf(index, query);
  const size = index.entries.length;
  const columns = words.map(
    (): Column => ({
      best: new Float64Array(size),
      all: new Float64Array(size),
      answer: new Int32Array(size),
      slot: new Uint8Array(size),
      touched: [],
    }),
  );
  answering.forEach((answer, number) => {
    for (const column of answer.covers) fill(index, columns[column] as Column, answer, number);
  });

  const rarity = columns.map(({ touched, best }) => {
    const sure = touched.filter((entry) => (best[entry] as number) >= 1).length;
    return touched.length === 0 ? 1 : 0.08 + Math.log(1 + size / Math.max(1, sure)) / Math.log(1 + size);
  });
  const whole = rarity.reduce((sum, each) => sum + each, 0) || 1;
  const bonus = nameBonus(index, query);
  const plain = plainMatches(index, query);
  const scored: Scored[] = [];
  for (let entry = 0; entry < size; entry++) {
    let sum = 0;
    let share = 0;
    for (const [place, { best, all }] of columns.entries()) {
      const value = best[entry] as number;
      if (value === 0) continue;
      const weight = rarity[place] as number;
      sum += weight * (value + otherFields * Math.min((all[entry] as number) - value, 2 * value));
      share += weight / whole;
    }
    const named = bonus[entry] as number;
    const isPlain = plain[entry] === 1;
    if (share === 0 && named === 0 && !isPlain) continue;
    const { kind, status } = index.entries[entry] as SearchEntry;
    const total = (sum * share ** coverage + named + (isPlain ? 1 : 0)) * kindWeights[kind] * (status ? 0.85 : 1);
    scored.push({ entry, score: total, matches: isPlain || share >= leastShare || named >= 10 });
  }

  const reasonsOf = (entry: number): Match[] =>
    columns.flatMap(({ best, answer, slot }) => {
      if (best[entry] === 0) return [];
      const { how, typed, found } = answering[answer[entry] as number] as Answering;
      return [{ how, field: searchFields[slot[entry] as number] as SearchField, typed, found }];
    });
  return { scored, reasonsOf };
}

function fill(index: SearchIndex, column: Column, answer: Answering, number: number): void {
  for (const word of answer.words) {
    const { from, to } = index.words[word] as IndexedWord;
    for (let at = from; at < to; at++) {
      const posting = index.postings[at] as number;
      const slot = posting % fieldSlots;
      if (answer.namesOnly && slot > lastNameField) continue;
      const entry = (posting - slot) / fieldSlots;
      if (answer.phrase && !saysPhrase(index, posting, answer.phrase)) continue;
      const value = answer.quality * fieldWeights[searchFields[slot] as SearchField];
      const before = column.best[entry] as number;
      if (before === 0) column.touched.push(entry);
      column.all[entry] = (column.all[entry] as number) + value;
      if (value <= before) continue;
      column.best[entry] = value;
      column.answer[entry] = number;
      column.slot[entry] = slot;
    }
  }
}

/** The query as names are compared: its words without spaces. */
const nameOf = (query: string) =>
  wordsOf(query)
    .map(({ word }) => word)
    .join('');

/** What the query as a whole adds to entries whose name it is, begins, contains, or misspells. */
function nameBonus(index: SearchIndex, query: string): Float64Array {
  const bonus = new Float64Array(index.entries.length);
  const raise = (entry: number, by: number) => {
    bonus[entry] = Math.max(bonus[entry] as number, by);
  };
  const wanted = nameOf(query);
  if (wanted === '') return bonus;
  for (const { entry, isTitle } of index.byName.get(wanted) ?? []) raise(entry, isTitle ? titleBonus[4] : aliasBonus[4]);
  const typed = query.trim().toLowerCase();
  for (const [entry, { title, aliases = [] }] of index.entries.entries()) {
    if (!index.names[entry]?.includes(typed)) continue;
    raise(entry, titleBonus[matchStrength(title, typed)]);
    for (const alias of aliases) raise(entry, aliasBonus[matchStrength(alias, typed)]);
  }
  const most = mistakesAllowed(wanted.length);
  // A word that is spelt rightly was hardly meant to be another name.
  if (most === 0 || index.byWord.has(wanted)) return bonus;
  for (const [name, at] of index.byName) {
    if (Math.abs(name.length - wanted.length) > most) continue;
    const { whole } = countMistakes(wanted, name, most);
    if (whole <= most) for (const { entry, isTitle } of at) if (isTitle) raise(entry, 14 - 3 * whole);
  }
  return bonus;
}

/** Entries whose name is no further from the query than one mistake more than is believed: only where nothing else is found. */
function guesses(index: SearchIndex, query: string, kind: SearchKind | undefined): Scored[] {
  const wanted = nameOf(query);
  const most = mistakesAllowed(wanted.length) + 1;
  if (most === 1) return [];
  const best = new Map<number, number>();
  for (const [name, at] of index.byName) {
    const { whole } = countMistakes(wanted, name, most);
    if (whole > most) continue;
    for (const { entry, isTitle } of at) best.set(entry, Math.max(best.get(entry) ?? 0, (isTitle ? 2 : 1) / whole));
  }
  const ofKind = [...best].filter(([entry]) => !kind || index.entries[entry]?.kind === kind);
  return ofKind.map(([entry, score]) => ({ entry, score, matches: false }));
}

/** Marks entries whose title, summary or category contains the typed text, whatever the case (spec, section 5). */
function plainMatches(index: SearchIndex, query: string): Uint8Array {
  const wanted = query.trim().toLowerCase();
  return Uint8Array.from(index.plain, (text) => (wanted !== '' && text.includes(wanted) ? 1 : 0));
}
