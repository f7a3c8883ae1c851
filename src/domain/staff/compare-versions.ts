import type { Comparison, ReadableDocument } from '../documents/compare-quotation.ts';
import { compareQuotation, isReadable, readyDocument } from '../documents/compare-quotation.ts';
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
  /** Whether the latest text has words to be compared with. */
  isReadable: boolean;
  now: Comparison[];
  /** null where there is no former text, or the two have too little in common. */
  changes: DocumentChanges | null;
}

/** Compares two texts of a document with each other and with what is quoted of it; takes time in proportion to their length. */
export function compareVersions({ former, latest, quotes }: DocumentVersions): ComparedVersions {
  const document = readyDocument(latest);
  const comparisonsIn = (text: ReadableDocument) => quotes.map((quote) => compareQuotation(text, quote));
  const is = { isReadable: isReadable(document), now: comparisonsIn(document) };
  if (former === undefined) return { ...is, changes: null };
  const quoted = { before: passagesOf(comparisonsIn(readyDocument(former))), after: passagesOf(is.now) };
  return { ...is, changes: changedPassages(former, latest, quoted) ?? null };
}

const passagesOf = (comparisons: readonly Comparison[]) => comparisons.flatMap((is) => ('passage' in is ? [is.passage] : []));
