import type { Comparison } from './compare-quotation.ts';

/** What became of a quotation; one that nobody compared yet waits. */
export type QuotationState = Comparison['state'] | 'waiting';

/** The states of a document, in the order in which it needs a person. */
export const documentStates = [
  'reworded',
  'gone',
  'unreadable',
  'waiting',
  'stands',
] as const satisfies readonly QuotationState[];

/** The state of a document: that of its quotation which most needs a person. */
export const stateOfDocument = (quotations: readonly QuotationState[]): QuotationState =>
  documentStates.find((state) => quotations.includes(state)) ?? 'waiting';

/** Whether words that something rests on are not there any more: a person decides what that means. */
export const needsDecision = (state: QuotationState): state is 'reworded' | 'gone' => state === 'reworded' || state === 'gone';

/** In words and characters, the bounds of a quotation. */
const [mostWords, mostCharacters] = [25, 320];

/** A passage as a quotation may hold it: its first 25 words, at most 320 characters. */
export function asQuotation(passage: string): string {
  let quotation = '';
  for (const word of passage.split(/\s+/).slice(0, mostWords)) {
    const longer = quotation ? `${quotation} ${word}` : word;
    if (longer.length > mostCharacters) break;
    quotation = longer;
  }
  return quotation;
}
