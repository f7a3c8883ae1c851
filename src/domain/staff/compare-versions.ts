import type { Comparison, ReadableDocument } from '../documents/compare-quotation.ts';
import { compareQuotation, isReadable, readyDocument } from '../documents/compare-quotation.ts';
import type { DocumentChanges } from './changed-passages.ts';
import { changedPassages } from './changed-passages.ts';

/** Last two texts of a document, and its quotations. */
export interface DocumentVersions {
  /** The text before the latest; absent where only one is stored. */
  former?: string;
  latest: string;
  quotes: readonly string[];
}

/** Result for each quotation in the latest text, and the changes since the former. */
export interface ComparedVersions {
  /** True if the latest text has enough words to compare with. */
  isReadable: boolean;
  now: Comparison[];
  /** Changes since the former text; null where there is none, or the two have too little in common. */
  changes: DocumentChanges | null;
}

/** Compares two texts of a document with each other and with its quotations; the time grows with their length. */
export function compareVersions({ former, latest, quotes }: DocumentVersions): ComparedVersions {
  const document = readyDocument(latest);
  const comparisonsIn = (text: ReadableDocument) => quotes.map((quote) => compareQuotation(text, quote));
  const is = { isReadable: isReadable(document), now: comparisonsIn(document) };
  if (former === undefined) return { ...is, changes: null };
  const quoted = { before: passagesOf(comparisonsIn(readyDocument(former))), after: passagesOf(is.now) };
  return { ...is, changes: changedPassages(former, latest, quoted) ?? null };
}

const passagesOf = (comparisons: readonly Comparison[]) => comparisons.flatMap((is) => ('passage' in is ? [is.passage] : []));
