import type { Tool } from '../catalogue/tool-schema.ts';
import { countsAsSeen } from '../trust/age.ts';
import type { Fact, Seen, TermsChange } from '../trust/fact-schema.ts';
import type { FactTopic } from '../trust/fact-topic-names.ts';
import { nounOfTopic } from '../trust/fact-topics.ts';
import type { RecheckReason } from './recheck-reasons.ts';
import { recheckAfterDays } from './recheck-reasons.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The last day that a date of checking may mean, for comparing: a month without a day counts as its last. */
export const latestDay = (verifiedAt: string): string => (verifiedAt.length === 7 ? `${verifiedAt}-31` : verifiedAt);

/**
 * Whether a record was checked so long ago that it is to be checked again.
 * @param verifiedAt '2026-09' or '2026-09-14'
 * @param now ISO time
 */
export function isToRecheck(verifiedAt: string, now: string): boolean {
  const oldest = new Date(Date.parse(now) - recheckAfterDays * dayMs).toISOString().slice(0, 10);
  return latestDay(verifiedAt) < oldest;
}

/** Whether a record has ended or was taken down, a tool or a workflow: nobody checks it again. */
export const needsNoChecking = (status: string): boolean => hasEnded(status) || status === 'hidden';

/** Whether a record has ended, a tool or a workflow: its page stays. */
export const hasEnded = (status: string): boolean => status === 'discontinued' || status === 'retired';

/** What the queue needs to know of a fact. */
type CheckedFact = Pick<Fact, 'about' | 'read'> & Seen;
type DatedChange = Pick<TermsChange, 'date' | 'touches'>;

/** What the queue needs to know of an entry; a workflow has neither facts nor changes. */
export interface CheckedEntry {
  status: string;
  verifiedAt: string;
  facts: readonly CheckedFact[];
  changes: readonly DatedChange[];
}

const reasonsInOrder: readonly RecheckReason[] = ['due', 'reworded', 'gone', 'wrong', 'terms', 'age'];

/**
 * The changes of terms in force that touch a fact which was read before them.
 * @param today a date such as 2026-11-22
 */
export const changesTouching = <Change extends DatedChange>(
  { about, read }: CheckedFact,
  changes: readonly Change[],
  today: string,
): Change[] => changes.filter(({ date, touches }) => touches.includes(about) && date <= today && latestDay(read) < date);

/**
 * Why an entry is to be checked again; nothing when it is not. What has ended or was taken down is not.
 * @param now ISO time
 */
export function recheckReason({ status, verifiedAt, facts, changes }: CheckedEntry, now: string): 'terms' | 'age' | undefined {
  if (needsNoChecking(status)) return undefined;
  const today = now.slice(0, 10);
  if (facts.some((fact) => changesTouching(fact, changes, today).length > 0)) return 'terms';
  // Terms on what the entry has no fact on yet.
  const isOpen = ({ touches }: DatedChange) => touches.some((about) => !facts.some((fact) => fact.about === about));
  if (changes.some((change) => change.date <= today && latestDay(verifiedAt) < change.date && isOpen(change))) return 'terms';
  return isToRecheck(oldestReading({ verifiedAt, facts }, today), now) ? 'age' : undefined;
}

/** When a fact was last read, or its words were seen, where that counts. @param today a date such as 2026-11-22 */
const checkedOn = (fact: CheckedFact, today: string): string =>
  fact.seen !== undefined && countsAsSeen(fact, today) && latestDay(fact.read) < fact.seen ? fact.seen : fact.read;

/** The oldest date on which something of an entry was read or seen. @param today a date such as 2026-11-22 */
export const oldestReading = ({ verifiedAt, facts }: Pick<CheckedEntry, 'verifiedAt' | 'facts'>, today: string): string =>
  [verifiedAt, ...facts.map((fact) => checkedOn(fact, today))].toSorted((a, b) => (latestDay(a) < latestDay(b) ? -1 : 1))[0] ??
  verifiedAt;

interface QueuedEntry {
  reason: RecheckReason;
  /** The oldest reading. */
  checked: string;
  /** How often its page was seen lately. */
  views: number;
  name: string;
}

/** The order of the queue: what must be read again by a day that is over, then words that changed or are gone, then what is wrong, then new terms, then the oldest, then the most seen. */
export function compareQueued(a: QueuedEntry, b: QueuedEntry): number {
  if (a.reason !== b.reason) return reasonsInOrder.indexOf(a.reason) - reasonsInOrder.indexOf(b.reason);
  const [one, other] = [latestDay(a.checked), latestDay(b.checked)];
  if (one !== other) return one < other ? -1 : 1;
  return b.views - a.views || (a.name < b.name ? -1 : 1);
}

/**
 * What a tool's entry says it looked for and did not find, after some facts were not found any more: a topic of which nothing is
 * left is asked of the maker from now on.
 * @param lost the topics of the facts that were not found
 * @param left the facts that are still in use
 */
export function stillLookedFor(
  { name, notFound }: Pick<Tool, 'name' | 'notFound'>,
  lost: readonly FactTopic[],
  left: readonly Pick<Fact, 'about'>[],
): Tool['notFound'] {
  const isSaid = (about: FactTopic) => [...left, ...notFound].some((one) => one.about === about);
  const added = [...new Set(lost)].filter((about) => !isSaid(about));
  return [
    ...notFound,
    ...added.map((about) => ({ about, question: `What do your terms say on ${nounOfTopic(about)} in ${name}?` })),
  ];
}
