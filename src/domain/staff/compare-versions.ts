import type { Comparison } from '../documents/compare-quotation.ts';
import { compareQuotation, readyDocument } from '../documents/compare-quotation.ts';
import type { DocumentChanges } from './changed-passages.ts';
import { changedPassages } from './changed-passages.ts';

/** The last two texts of a document, and what is quoted of it. */
export interface DocumentVersions {
  /** Absent where only one is kept. */
  former?: string;
  latest: string;
  quotes: readonly string[];
}

/** What became of each quotation in the latest text, and what changed since the former. */
export interface ComparedVersions {
  now: Comparison[];
  /** null where there is no former text, or the two have too little in common. */
  changes: DocumentChanges | null;
}

/** Compares two texts of a document with each other and with what is quoted of it; takes time in proportion to their length. */
export function compareVersions({ former, latest, quotes }: DocumentVersions): ComparedVersions {
  const now = comparisonsIn(latest, quotes);
  if (former === undefined) return { now, changes: null };
  const quoted = { before: passagesOf(comparisonsIn(former, quotes)), after: passagesOf(now) };
  return { now, changes: changedPassages(former, latest, quoted) ?? null };
}

function comparisonsIn(text: string, quotes: readonly string[]): Comparison[] {
  const document = readyDocument(text);
  return quotes.map((quote) => compareQuotation(document, quote));
}

const passagesOf = (comparisons: readonly Comparison[]) => comparisons.flatMap((is) => ('passage' in is ? [is.passage] : []));
