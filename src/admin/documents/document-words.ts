import type { QuotationState } from '#domain/documents/document-state.ts';
import { formatCheckedDate } from '#domain/trust/checked-date.ts';
import type { DocumentRow, ReadingAnswer } from '#server/api/staff/staff-answers.ts';

/** Names of a document's states in the filter. */
export const documentStateNames: Record<QuotationState, string> = {
  reworded: 'Reworded',
  gone: 'Gone',
  unreadable: 'Unreadable',
  waiting: 'Never read',
  stands: 'Still there',
};

/** Words for the state of one quotation. */
export const quotationStateWords: Record<QuotationState, string> = {
  reworded: 'These words read differently now',
  gone: 'These words are gone',
  unreadable: 'The document held hardly any text',
  waiting: 'Not compared yet',
  stands: 'Still there',
};

const wordsOfCount = (count: number, word: string) => (count > 0 ? [`${count} ${word}`] : []);

/** Sums up the states of a document's quotations: '1 reworded, 2 gone, of 5'. */
export function wordsOfDocument({ state, quotations, reworded, gone, changed }: DocumentRow): string {
  if (state === 'reworded' || state === 'gone')
    return `${[...wordsOfCount(reworded, 'reworded'), ...wordsOfCount(gone, 'gone')].join(', ')}, of ${quotations}`;
  if (state === 'stands' && changed) return `Changed on ${formatCheckedDate(changed)}; all we quote is still there`;
  if (state === 'stands') return 'All still there';
  return state === 'waiting' ? 'Never read' : 'Held hardly any text';
}

/** Sums up a reading: '3 still there, 1 reworded.' */
export function wordsOfReading({ found, hasChanged }: ReadingAnswer): string {
  const { stands = 0, reworded = 0, gone = 0, unreadable = 0 } = found;
  const states = [
    ...wordsOfCount(stands, 'still there'),
    ...wordsOfCount(reworded, 'reworded'),
    ...wordsOfCount(gone, 'gone'),
    ...wordsOfCount(unreadable, 'unreadable'),
  ];
  const document =
    hasChanged === null ? 'This is its first reading' : `The document ${hasChanged ? 'changed' : 'reads as it did'}`;
  return `${states.join(', ') || 'Nothing rests on it'}. ${document}.`;
}
