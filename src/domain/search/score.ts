import { askedShares } from './asked-shares.ts';
import { nameBonus, plainMatches } from './name-bonus.ts';
import type { Answering, MatchKind } from './query-wants.ts';
import { wantsOf } from './query-wants.ts';
import type { SearchEntry, SearchField, SearchKind } from './search-entry.ts';
import { searchFields } from './search-entry.ts';
import type { IndexedWord, SearchIndex } from './search-index.ts';
import { fieldSlots, lastNameField, saysPhrase } from './search-index.ts';
import { isEnglishWord } from './typing-mistakes.ts';
import type { Understood } from './understand.ts';

/** Reason why a wanted word was found in an entry. */
export interface Match {
  how: MatchKind;
  field: SearchField;
  typed: string;
  found: string;
}

/** Score of an entry for a query. */
export interface Scored {
  entry: number;
  score: number;
  /** Share of the query that it contains, weighted by the rarity of the words: 0 to 1. */
  share: number;
  /** Share of the query in its names, summary and questions, weighted alike: 0 to 1. */
  seen: number;
  /** True if it is a result even without other words: its name was typed, or it contains the typed text. */
  isNamed: boolean;
}

const fieldWeights: Record<SearchField, number> = {
  title: 10,
  alias: 6,
  maker: 5,
  category: 4,
  asked: 5,
  summary: 3,
  details: 2,
  text: 1,
};
const meaningSlot = searchFields.indexOf('category');
/** Fields in which a word shows that an entry is about it: a long text contains every word. */
const seenSlots = new Set((['title', 'alias', 'asked', 'summary'] as const).map((field) => searchFields.indexOf(field)));
/** Minimum quality of a match that counts as `seen`: lower are parts of longer words, and bold guesses at misspelt ones. */
const leastSeen = 0.44;
const makerSlot = searchFields.indexOf('maker');
/** Weight of a meaning that applies. */
const meaningWeight = 5;
const kindWeights: Record<SearchKind, number> = {
  tool: 1,
  workflow: 1,
  guide: 0.75,
  answer: 0.9,
  situation: 0.9,
  prompt: 0.6,
  form: 0.9,
  comparison: 0.7,
  policy: 0.8,
  research: 0.7,
  change: 0.6,
  page: 0.9,
};
/** Penalty for missing words: the entry's share of the query to this power. */
const coverage = 1.2;
/** Score of a word in an entry from which it counts in full: long texts contain every word. */
const firmFrom = 2;
/** Weight of a number, relative to an equally rare word: 'we are 80 people' is about people. */
const numberShare = 0.3;
const isNumber = /^\d+$/;
/** Weight of further fields that contain a word, as a share of their value. */
const otherFields = 0.2;
/** Bonus for a question that somebody may have typed exactly so. */
const askedBonus = 28;
/** Bonuses: of compared tools, lower for each next one, of their comparison, and of tools instead of another. */
const comparedBonus = 200;
const comparedStep = 40;
const comparisonBonus = 40;
const insteadBonus = 12;

/** Values of one wanted word in each entry. */
interface Column {
  best: Float64Array;
  all: Float64Array;
  answer: Int32Array;
  slot: Uint8Array;
  /** Flags: 1 if one of the entry's `seenSlots` contains it, or a meaning applies. */
  seen: Uint8Array;
  touched: number[];
}

/** Scores every entry that matches any part of a query; `reasonsOf` and `lacking` explain an entry's score. */
export function score(index: SearchIndex, query: string, parsedQuery: Understood) {
  const { words, answering } = wantsOf(index, parsedQuery);
  const size = index.entries.length;
  const columns = words.map((): Column => newColumn(size));
  answering.forEach((answer, number) => {
    for (const column of answer.covers) fill(index, columns[column] as Column, answer, number);
  });

  const rarity = columns.map(({ touched, best, answer }, place) => {
    const wordEntries = touched.filter((entry) => (best[entry] as number) >= 1);
    const very = wordEntries.filter((entry) => isVeryWord(answering[answer[entry] as number]));
    // Synonyms must not make a word much less rare.
    const sure = very.length > 0 ? wordEntries.length ** 0.75 * very.length ** 0.25 : wordEntries.length;
    const rare = touched.length === 0 ? 1 : 0.08 + Math.log(1 + size / Math.max(1, sure)) / Math.log(1 + size);
    return isNumber.test(words[place] ?? '') ? rare * numberShare : rare;
  });
  const whole = rarity.reduce((sum, each) => sum + each, 0) || 1;
  const bonus = nameBonus(index, query);
  const plain = plainMatches(index, query);
  const questionShares = askedShares(index, answering, rarity);
  const meaningBonus = meantBonus(index, parsedQuery);
  // No bonus for a single word: it is in many questions, and equals none of them.
  const likeness = askedBonus * (1 - 1 / Math.max(1, words.length));
  const scored: Scored[] = [];
  for (let entry = 0; entry < size; entry++) {
    let sum = 0;
    let share = 0;
    let firm = 0;
    let seenShare = 0;
    for (const [place, { best, all, seen: isSeen }] of columns.entries()) {
      const value = best[entry] as number;
      if (value === 0) continue;
      const weight = rarity[place] as number;
      sum += weight * (value + otherFields * Math.min((all[entry] as number) - value, 2 * value));
      share += weight / whole;
      if (isSeen[entry] === 1) seenShare += weight / whole;
      firm += (weight / whole) * Math.min(1, value / firmFrom);
    }
    const nameScore = bonus[entry] as number;
    const extra = meaningBonus.get(entry) ?? 0;
    const isPlain = plain[entry] === 1;
    if (share === 0 && nameScore === 0 && extra === 0 && !isPlain) continue;
    const { kind, status } = index.entries[entry] as SearchEntry;
    const likeAsked = likeness * (questionShares[entry] as number) ** 2;
    const total =
      (sum * firm ** coverage + nameScore + extra + likeAsked + (isPlain ? 1 : 0)) * kindWeights[kind] * (status ? 0.85 : 1);
    scored.push({ entry, score: total, share, seen: seenShare, isNamed: isPlain || nameScore >= 10 || extra > 0 });
  }

  const reasonsOf = (entry: number): Match[] =>
    columns.flatMap(({ best, answer, slot }) => {
      if (best[entry] === 0) return [];
      const { how, typed, found } = answering[answer[entry] as number] as Answering;
      return [{ how, field: searchFields[slot[entry] as number] as SearchField, typed, found }];
    });
  const lacking = (entry: number) => words.filter((_, place) => (columns[place]?.best[entry] ?? 0) === 0);
  return { scored, words, reasonsOf, lacking };
}

const isVeryWord = (answer: Answering | undefined) => answer?.how === 'same' || answer?.how === 'form';

const newColumn = (size: number): Column => ({
  best: new Float64Array(size),
  all: new Float64Array(size),
  answer: new Int32Array(size),
  slot: new Uint8Array(size),
  seen: new Uint8Array(size),
  touched: [],
});

function fill(index: SearchIndex, column: Column, answer: Answering, number: number): void {
  for (const entry of answer.entries ?? []) {
    column.seen[entry] = 1;
    addValue(column, entry, answer.quality * meaningWeight, number, meaningSlot);
  }
  // An ordinary word within a company's name means nothing: 'Black Forest Labs' has nothing to do with 'black'.
  const isOrdinary = isEnglishWord(answer.found);
  for (const word of answer.words) {
    for (const posting of (index.words[word] as IndexedWord).postings) {
      const slot = posting % fieldSlots;
      if (answer.namesOnly && slot > lastNameField) continue;
      if (answer.phrase && !saysPhrase(index, posting, answer.phrase)) continue;
      if (slot === makerSlot && isOrdinary && index.entries[(posting - slot) / fieldSlots]?.maker?.includes(' ')) continue;
      if (seenSlots.has(slot) && answer.quality >= leastSeen) column.seen[(posting - slot) / fieldSlots] = 1;
      addValue(
        column,
        (posting - slot) / fieldSlots,
        answer.quality * fieldWeights[searchFields[slot] as SearchField],
        number,
        slot,
      );
    }
  }
}

function addValue(column: Column, entry: number, value: number, answer: number, slot: number): void {
  const before = column.best[entry] as number;
  if (before === 0) column.touched.push(entry);
  column.all[entry] = (column.all[entry] as number) + value;
  if (value <= before) return;
  column.best[entry] = value;
  column.answer[entry] = answer;
  column.slot[entry] = slot;
}

/** Computes the bonus of compared tools, their comparison, and tools of the same category as the one to be replaced. */
function meantBonus({ entries }: SearchIndex, { compared, insteadOf }: Understood): Map<number, number> {
  const bonus = new Map(compared.map((entry, place) => [entry, comparedBonus - place * comparedStep]));
  if (compared.length > 1) {
    const titles = compared.map((entry) => entries[entry]?.title ?? '');
    for (const [number, { kind, title }] of entries.entries()) {
      if (kind === 'comparison' && titles.every((name) => title.includes(name))) bonus.set(number, comparisonBonus);
    }
  }
  const replaced = insteadOf === undefined ? undefined : entries[insteadOf];
  if (!replaced) return bonus;
  const [category] = replaced.categories ?? [];
  for (const [number, { kind, categories = [], status }] of entries.entries()) {
    if (kind === 'tool' && number !== insteadOf && categories[0] === category && !status) bonus.set(number, insteadBonus);
  }
  return bonus;
}
