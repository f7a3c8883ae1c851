import type { Comparison } from './compare-quotation.ts';

/** State of a quotation; 'waiting' until it is compared. */
export type QuotationState = Comparison['state'] | 'waiting';

/** States of a document, the one that most needs a person first. */
export const documentStates = [
  'reworded',
  'gone',
  'unreadable',
  'waiting',
  'stands',
] as const satisfies readonly QuotationState[];

/** Returns the state of a document: that of the quotation that most needs a person. */
export const stateOfDocument = (quotations: readonly QuotationState[]): QuotationState =>
  documentStates.find((state) => quotations.includes(state)) ?? 'waiting';

/** Checks whether quoted words are no longer there: a person decides on the consequence. */
export const needsDecision = (state: QuotationState): state is 'reworded' | 'gone' => state === 'reworded' || state === 'gone';

/** Bounds of a quotation, in words and characters. */
const [mostWords, mostCharacters] = [25, 320];

/** Cuts a passage to the bounds of a quotation: its first 25 words, at most 320 characters. */
export function asQuotation(passage: string): string {
  let quotation = '';
  for (const word of passage.split(/\s+/).slice(0, mostWords)) {
    const longer = quotation ? `${quotation} ${word}` : word;
    if (longer.length > mostCharacters) break;
    quotation = longer;
  }
  return quotation;
}
