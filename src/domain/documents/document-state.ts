import type { Comparison } from './compare-quotation.ts';

/** The state of a quotation; 'waiting' until it is compared. */
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

/** Whether words that something rests on are no longer there: a person decides what that means. */
export const needsDecision = (state: QuotationState): state is 'reworded' | 'gone' => state === 'reworded' || state === 'gone';

/** The bounds of a quotation, in words and characters. */
const [mostWords, mostCharacters] = [25, 320];

/** A passage cut to the bounds of a quotation: its first 25 words, at most 320 characters. */
export function asQuotation(passage: string): string {
  let quotation = '';
  for (const word of passage.split(/\s+/).slice(0, mostWords)) {
    const longer = quotation ? `${quotation} ${word}` : word;
    if (longer.length > mostCharacters) break;
    quotation = longer;
  }
  return quotation;
}
