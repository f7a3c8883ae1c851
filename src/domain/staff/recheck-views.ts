import type { FactTopic } from '../trust/fact-topic-names.ts';
import type { DocumentRow } from './document-views.ts';
import type { ListedFact } from './record-views.ts';

/**
 * What asking an address can find. 'dead' is said only of what failed twice, one time after the other; 'not told' is a site that
 * does not let programs ask, so that a person has to.
 */
export type LinkOutcome = 'works' | 'moved' | 'failed once' | 'dead' | 'not told';

// What the staff API answers; it never leaves the server without a session. Times are ISO 8601 text in UTC.

/**
 * Why an entry is in the queue: a day by which it must be read again is over, words that it rests on read differently or are gone, something else has left it wrong, its maker has
 * new terms, or only its age.
 */
export type RecheckReason = 'due' | 'reworded' | 'gone' | 'wrong' | 'terms' | 'age';

/** What may wait in the queue. */
type CheckedKind = 'tool' | 'workflow' | 'answer';

/** An entry of the catalogue that is to be checked again. */
export interface RecheckRow {
  kind: CheckedKind;
  slug: string;
  name: string;
  reason: RecheckReason;
  /** The oldest date on which something of it was read. */
  checked: string;
  /** How often its page was seen in the last 90 days. */
  views: number;
}

/** An address that an entry rests on, and what asking it found. */
export interface EntrySource {
  address: string;
  link: LinkRow | null;
}

/** An entry with all that is checked of it. */
export interface RecheckEntry {
  kind: CheckedKind;
  slug: string;
  name: string;
  version: number;
  verifiedAt: string;
  views: number;
  /** What is wrong in it since something else changed, such as a card that became stricter. */
  problems: string[];
  /** The documents whose words it rests on, and that read differently now or have lost them. */
  documents: DocumentRow[];
  /** What it says in short. */
  description: string;
  /** The price of a tool, as the entry says it. */
  pricing: string | null;
  /** Those in use, each with the changes of terms that came after it was read. */
  facts: (ListedFact & { touchedBy: { title: string; date: string; source: string }[] })[];
  /** Those that its facts rest on, then the others. */
  sources: EntrySource[];
  /** Looked for and not found. */
  notFound: FactTopic[];
}

/** An address of the catalogue, what asking it found, and where it stands. */
export interface LinkRow {
  address: string;
  outcome: LinkOutcome;
  reason: string | null;
  /** Where it leads for good. */
  leadsTo: string | null;
  checkedAt: string;
  /** When it last answered; null if it never did. */
  workedAt: string | null;
}

/** A link that staff should look at. */
export interface LinkTrouble extends LinkRow {
  usedBy: { kind: 'tool' | 'workflow'; slug: string; name: string }[];
}

/** What asking all addresses found, and whether it goes on. */
export interface LinkReport {
  /** Whether the server asks at all. */
  isOn: boolean;
  /** How many addresses the catalogue has, and how many of them were asked in the last round. */
  total: number;
  asked: number;
  run: { startedBy: string; createdAt: string; endedAt: string | null; note: string | null } | null;
  troubles: LinkTrouble[];
}

/** After how many days a record is to be checked again. */
export const recheckAfterDays = 180;
