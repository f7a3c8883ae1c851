import type { Leaving } from '#domain/staff/record-views.ts';

/** What an act leaves wrong elsewhere, in a sentence for its notice; '' where it leaves nothing. */
export function wordsOfLeft(answer: Leaving | undefined): string {
  const named = [...new Set((answer?.leavesWrong ?? []).map(({ kind, slug }) => (kind === 'file' ? slug : `${kind} ${slug}`)))];
  if (named.length === 0) return '';
  const waits = answer?.leavesWrong?.some(({ kind }) => kind !== 'file') ? ' Entries wait under Re-check.' : '';
  return ` Now wrong: ${new Intl.ListFormat('en-US').format(named)}.${waits}`;
}
