import type { Answering } from './query-wants.ts';
import { searchFields } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { askedSlot, fieldSlots, gap } from './search-index.ts';
import { isTelling } from './words.ts';

/** Where a text may be what was typed: the questions, and also names, which many ask in. */
const likenessSlots = [searchFields.indexOf('title'), searchFields.indexOf('alias'), askedSlot];
/** A question of which less is wanted is not weighed. */
const leastShare = 0.3;

/**
 * How like the query each entry's title, or the best of its other names and questions, is, from 0 to 1: the share of the query that it holds, lowered by
 * how much else it asks.
 * @param rarity by wanted word: how telling it is
 */
export function askedShares(index: SearchIndex, answering: readonly Answering[], rarity: readonly number[]): Float64Array {
  const { entries, running, runningFrom, words } = index;
  const shares = new Float64Array(entries.length);
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  if (whole === 0) return shares;
  const qualities = qualitiesOf(answering);
  const isWanted = new Uint8Array(words.length);
  for (const word of qualities.keys()) isWanted[word] = 1;
  const best = new Float64Array(rarity.length);
  for (let entry = 0; entry < entries.length; entry++) {
    for (const slot of likenessSlots) weigh(entry, entry * fieldSlots + slot);
  }
  return shares;

  /** Weighs each text of one field. */
  function weigh(entry: number, posting: number): void {
    const end = runningFrom[posting + 1] as number;
    let begin = runningFrom[posting] as number;
    let isTouched = false;
    for (let at = begin; at < end; at++) {
      const word = running[at] as number;
      if (word !== gap) {
        if (isWanted[word] !== 1) continue;
        isTouched = true;
        for (const { place, quality } of qualities.get(word) ?? []) best[place] = Math.max(best[place] ?? 0, quality);
        continue;
      }
      const from = begin;
      begin = at + 1;
      if (!isTouched) continue;
      isTouched = false;
      let share = 0;
      for (const [place, quality] of best.entries()) share += ((rarity[place] ?? 0) * quality) / whole;
      best.fill(0);
      if (share > leastShare) shares[entry] = Math.max(shares[entry] ?? 0, share * (0.6 + 0.4 * wantedPart(from, at)));
    }
  }

  function wantedPart(from: number, to: number): number {
    let telling = 0;
    let wanted = 0;
    for (let at = from; at < to; at++) {
      const word = running[at] as number;
      if (!isTelling(words[word]?.word ?? '')) continue;
      telling += 1;
      wanted += isWanted[word] ?? 0;
    }
    return telling === 0 ? 0 : wanted / telling;
  }
}

/** For each word of the index that answers: to which wanted word, and how well. */
function qualitiesOf(answering: readonly Answering[]): Map<number, { place: number; quality: number }[]> {
  const qualities = new Map<number, { place: number; quality: number }[]>();
  for (const { words, covers, quality, phrase } of answering) {
    if (phrase) continue;
    for (const word of words) {
      const known = qualities.get(word) ?? [];
      for (const place of covers) known.push({ place, quality });
      qualities.set(word, known);
    }
  }
  return qualities;
}
