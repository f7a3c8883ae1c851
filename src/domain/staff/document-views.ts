import type { Answer } from '../answers/answer-schema.ts';
import type { QuotationState } from '../documents/document-state.ts';
import type { Fact, TermsChange } from '../trust/fact-schema.ts';
import type { DocumentChanges } from './changed-passages.ts';
import type { ComparedPart } from './compare-records.ts';

// What the staff API answers; it never leaves the server without a session. Days are such as 2026-11-24.

/** A tool or an answer, as what quotes a document. */
export interface QuotingEntry {
  kind: 'tool' | 'answer';
  slug: string;
  name: string;
}

/** A document on which facts, changes of terms or answers rest, as the desk lists it. */
export interface DocumentRow {
  /** Its name in addresses of the desk and the API. */
  id: string;
  /** Where it is on the web. */
  source: string;
  title: string;
  /** The tools and answers that quote it, each with the state of its own quotations. */
  entries: (QuotingEntry & { state: QuotationState })[];
  state: QuotationState;
  /** How many quotations rest on it, and how many of them read differently or are gone. */
  quotations: number;
  reworded: number;
  gone: number;
  /** The last day on which it was read; null where nobody has. */
  read: string | null;
  /** The day since which it reads as it does, where it read differently before. */
  changed: string | null;
}

/** A quotation that rests on a document. */
export type RestingQuotation = {
  entry: QuotingEntry;
  /** Among all of its kind: 'lamp/training', or 'oil/0' for the first source of an answer. */
  name: string;
  /** The words that are quoted. */
  quote: string;
  state: QuotationState;
  /** The latest day on which its words stood. */
  seen: string | null;
  version: number;
  /** The heading above where it stands now, or above what is nearest to it. */
  heading: string | null;
  /** What is nearest to it now, as it may be quoted; null where no decision is open or nothing is near. */
  nearest: string | null;
  /** … beside what is quoted, word by word. */
  words: ComparedPart[];
} & (
  | { kind: 'facts'; record: Fact }
  | { kind: 'terms-changes'; record: TermsChange }
  /** The source of an answer at a place among its sources. */
  | { kind: 'answers'; record: Answer; place: number }
);

/** One document with what rests on it. */
export interface DocumentEntry extends DocumentRow {
  /** From when to when it read as it did before, and as it does now; null where no such text is kept. */
  before: { day: string; lastDay: string } | null;
  now: { day: string; lastDay: string } | null;
  /** What is different between the two; null where there is no text before, or the two have too little in common. */
  changes: DocumentChanges | null;
  resting: RestingQuotation[];
}

/** What a reading found. */
export interface ReadingAnswer {
  /** Whether the document differs from what was kept before; null where nothing was. */
  hasChanged: boolean | null;
  /** How many quotations are in which state. */
  found: Partial<Record<QuotationState, number>>;
}
