import type { Tool } from '../catalogue/tool-schema.ts';
import { countsAsSeen } from '../trust/age.ts';
import type { Fact, Seen, TermsChange } from '../trust/fact-schema.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { nounOfTopic } from '../trust/fact-topics.ts';
import type { RecheckReason } from './recheck-reasons.ts';
import { recheckAfterDays } from './recheck-reasons.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Latest day that a date of checking can mean, for comparing: a month without a day counts as its last day. */
export const latestDay = (verifiedAt: string): string => (verifiedAt.length === 7 ? `${verifiedAt}-31` : verifiedAt);

/**
 * Checks whether a record's last check is so old that it is to be checked again.
 * @param verifiedAt '2026-09' or '2026-09-14'
 * @param now ISO time
 */
export function isToRecheck(verifiedAt: string, now: string): boolean {
  const oldest = new Date(Date.parse(now) - recheckAfterDays * dayMs).toISOString().slice(0, 10);
  return latestDay(verifiedAt) < oldest;
}

/** Checks whether a tool or workflow has ended or was taken down: nobody checks it again. */
export const needsNoChecking = (status: string): boolean => hasEnded(status) || status === 'hidden';

/** Checks whether a tool or workflow has ended: its page stays. */
export const hasEnded = (status: string): boolean => status === 'discontinued' || status === 'retired';

/** Fields of a fact that the queue reads. */
type CheckedFact = Pick<Fact, 'about' | 'read'> & Seen;
type DatedChange = Pick<TermsChange, 'date' | 'touches'>;

/** Fields of an entry that the queue reads; a workflow has neither facts nor changes. */
export interface CheckedEntry {
  status: string;
  verifiedAt: string;
  facts: readonly CheckedFact[];
  changes: readonly DatedChange[];
}

const reasonsInOrder: readonly RecheckReason[] = ['due', 'reworded', 'gone', 'wrong', 'terms', 'age'];

/**
 * Finds the changes of terms in force that touch a fact which was read before them.
 * @param today a date such as 2026-11-22
 */
export const changesTouching = <Change extends DatedChange>(
  { about, read }: CheckedFact,
  changes: readonly Change[],
  today: string,
): Change[] => changes.filter(({ date, touches }) => touches.includes(about) && date <= today && latestDay(read) < date);

/**
 * Finds the reason to check an entry again; undefined for none, and for an entry that has ended or was taken down.
 * @param now ISO time
 */
export function recheckReason({ status, verifiedAt, facts, changes }: CheckedEntry, now: string): 'terms' | 'age' | undefined {
  if (needsNoChecking(status)) return undefined;
  const today = now.slice(0, 10);
  if (facts.some((fact) => changesTouching(fact, changes, today).length > 0)) return 'terms';
  // New terms also count on topics without a fact.
  const isOpen = ({ touches }: DatedChange) => touches.some((about) => !facts.some((fact) => fact.about === about));
  if (changes.some((change) => change.date <= today && latestDay(verifiedAt) < change.date && isOpen(change))) return 'terms';
  return isToRecheck(oldestReading({ verifiedAt, facts }, today), now) ? 'age' : undefined;
}

/** Day of a fact's last reading, or on which its words were seen, where that counts. @param today a date such as 2026-11-22 */
const checkedOn = (fact: CheckedFact, today: string): string =>
  fact.seen !== undefined && countsAsSeen(fact, today) && latestDay(fact.read) < fact.seen ? fact.seen : fact.read;

/** Oldest of the days on which an entry was checked and its facts were read or seen. @param today a date such as 2026-11-22 */
export const oldestReading = ({ verifiedAt, facts }: Pick<CheckedEntry, 'verifiedAt' | 'facts'>, today: string): string =>
  [verifiedAt, ...facts.map((fact) => checkedOn(fact, today))].toSorted((a, b) => (latestDay(a) < latestDay(b) ? -1 : 1))[0] ??
  verifiedAt;

interface QueuedEntry {
  reason: RecheckReason;
  /** Day of the oldest reading. */
  checked: string;
  /** Recent views of its page. */
  views: number;
  name: string;
}

/**
 * Sorts the queue by reason: an overdue reading, changed words, words that are gone, something wrong, new terms, age. Within a
 * reason the oldest reading comes first, then the page with the most views.
 */
export function compareQueued(a: QueuedEntry, b: QueuedEntry): number {
  if (a.reason !== b.reason) return reasonsInOrder.indexOf(a.reason) - reasonsInOrder.indexOf(b.reason);
  const [one, other] = [latestDay(a.checked), latestDay(b.checked)];
  if (one !== other) return one < other ? -1 : 1;
  return b.views - a.views || (a.name < b.name ? -1 : 1);
}

/**
 * Adds to a tool's `notFound` the topics on which no fact is left, with a question to the maker.
 * @param lostTopics topics of the facts that were not found again
 * @param facts facts that are still in use
 */
export function stillLookedFor(
  { name, notFound }: Pick<Tool, 'name' | 'notFound'>,
  lostTopics: readonly FactTopic[],
  facts: readonly Pick<Fact, 'about'>[],
): Tool['notFound'] {
  const isSaid = (about: FactTopic) => [...facts, ...notFound].some((one) => one.about === about);
  const addedTopics = [...new Set(lostTopics)].filter((about) => !isSaid(about));
  return [
    ...notFound,
    ...addedTopics.map((about) => ({ about, question: `What do your terms say on ${nounOfTopic(about)} in ${name}?` })),
  ];
}
