import type { Answering } from './query-wants.ts';
import { searchFields } from './search-entry.ts';
import type { SearchIndex } from './search-index.ts';
import { askedSlot, fieldSlots } from './search-index.ts';
import { isTelling } from './words.ts';

/** Fields that are compared with the whole query: questions, and names, which many people search by. */
const likenessSlots = [searchFields.indexOf('title'), searchFields.indexOf('alias'), askedSlot];
/** Share of the query that a question must exceed; others are ignored. */
const leastShare = 0.3;

/**
 * Computes the similarity of the query to the best of each entry's title, other names and questions, from 0 to 1: the share of
 * the query that it contains, lowered by its further words.
 * @param rarity weight of each wanted word: rare words say more
 */
export function askedShares(index: SearchIndex, answering: readonly Answering[], rarity: readonly number[]): Float64Array {
  const { entries, texts, words } = index;
  const shares = new Float64Array(entries.length);
  const whole = rarity.reduce((sum, each) => sum + each, 0);
  if (whole === 0) return shares;
  const qualities = qualitiesOf(answering);
  for (let entry = 0; entry < entries.length; entry++) {
    for (const slot of likenessSlots)
      for (const question of texts[entry * fieldSlots + slot] ?? []) {
        if (!question.some((word) => qualities.has(word))) continue;
        const best = rarity.map(() => 0);
        for (const word of question)
          for (const { place, quality } of qualities.get(word) ?? []) best[place] = Math.max(best[place] ?? 0, quality);
        const share = best.reduce((sum, quality, place) => sum + ((rarity[place] ?? 0) * quality) / whole, 0);
        if (share > leastShare) shares[entry] = Math.max(shares[entry] ?? 0, share * (0.6 + 0.4 * wantedPart(question)));
      }
  }
  return shares;

  function wantedPart(question: readonly number[]): number {
    const telling = question.filter((word) => isTelling(words[word]?.word ?? ''));
    return telling.length === 0 ? 0 : telling.filter((word) => qualities.has(word)).length / telling.length;
  }
}

/** Maps each matching word of the index to the wanted words that it matches, with their quality. */
function qualitiesOf(answering: readonly Answering[]): Map<number, { place: number; quality: number }[]> {
  const qualities = new Map<number, { place: number; quality: number }[]>();
  for (const { words, covers, quality, phrase } of answering) {
    if (phrase) continue;
    for (const word of words) {
      const wordQualities = qualities.get(word) ?? [];
      for (const place of covers) wordQualities.push({ place, quality });
      qualities.set(word, wordQualities);
    }
  }
  return qualities;
}
