import type { Fact, Seen } from './fact-schema.ts';

/** What tells how old a fact is: the day of the copy that was read, the document's own date, and when the words were last seen there. */
export type Dated = Pick<Fact, 'copied' | 'dated'> & Partial<Pick<Fact, 'read'>> & Seen;

/** In days: a fact whose day is further back says so wherever it is shown. */
export const agedAfterDays = 180;
/** In days: a fact whose day is further back opens nothing. */
export const looseningDays = 365;
const daysOfYear = 365;
/** In days: a document that is dated further back is said to be old, and opens nothing, however late its copy. */
const oldDocumentDays = 2 * daysOfYear;
/** In days: what readings see renews a fact for so long after a person read it. */
const seenDays = 2 * daysOfYear;
const daysOfMonth = 30.44;
const monthsInYears = 24;
const dayInMs = 86_400_000;

/** Whole days between two dates such as 2026-09 or 2026-09-14; a month counts from its first day. */
export const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / dayInMs);

/** Whether the day on which words were seen counts: for two years since a person read them. @param today a date such as 2026-11-22 */
export const countsAsSeen = ({ seen, read }: Pick<Dated, 'seen' | 'read'>, today: string): boolean =>
  seen !== undefined && read !== undefined && daysBetween(read, today) <= seenDays;

/**
 * The day from which a fact ages: that of the copy, else the document's, or the later one on which its words were seen there;
 * undefined where none is known.
 * @param today a date such as 2026-11-22
 */
export function dayOf(fact: Dated, today: string): string | undefined {
  const { copied, dated, seen } = fact;
  const own = copied ?? dated;
  return seen !== undefined && countsAsSeen(fact, today) && (own === undefined || own < seen) ? seen : own;
}

/** Whether a document is over two years old by its own date. */
export const isOldDocument = ({ dated }: Dated, today: string): boolean =>
  dated !== undefined && daysBetween(dated, today) > oldDocumentDays;

/**
 * Whether a fact is too old to open anything: over a year by its day, from a document over two years old, or of no known day.
 * @param today a date such as 2026-11-22
 */
export function isTooOld(fact: Dated, today: string): boolean {
  const day = dayOf(fact, today);
  return day === undefined || daysBetween(day, today) > looseningDays || isOldDocument(fact, today);
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number) => words[count] ?? String(count);

/** 'nine months', 'two years' */
function ageInWords(days: number): string {
  const months = Math.round(days / daysOfMonth);
  return months < monthsInYears ? `${inWords(months)} months` : `${inWords(Math.floor(days / daysOfYear))} years`;
}

/**
 * What is said of an entry without facts that was checked more than 180 days ago; nothing of a newer one.
 * @param today a date such as 2026-11-22
 */
export function checkedNotice(verifiedAt: string, today: string): string | undefined {
  const days = daysBetween(verifiedAt, today);
  return days > agedAfterDays ? `Checked ${ageInWords(days)} ago, so treat it as unconfirmed.` : undefined;
}

/**
 * What is said of a fact that is more than 180 days old, or whose age nobody knows; nothing of a newer one.
 * @param today a date such as 2026-11-22
 */
export function ageNotices(fact: Dated, today: string): string[] {
  const day = dayOf(fact, today);
  if (day === undefined) return ['We don’t know how old this is, so treat it as unconfirmed.'];
  const days = daysBetween(day, today);
  const isSeen = day === fact.seen && day !== fact.copied;
  const what = fact.copied ? 'Our copy' : 'This document';
  const old = isOldDocument(fact, today)
    ? [
        `This document is ${ageInWords(daysBetween(fact.dated ?? day, today))} old. A newer one probably exists; we haven’t seen it.`,
      ]
    : [];
  const isSaid = old.length > 0 && fact.copied === undefined && !isSeen;
  if (days <= agedAfterDays || isSaid) return old;
  const age = ageInWords(days);
  return [`${isSeen ? `We last saw these words ${age} ago` : `${what} is ${age} old`}, so treat it as unconfirmed.`, ...old];
}

/** What is behind a card, by its oldest part: a day, or that the day of some of it isn't known. */
export type Freshness = { day: string } | 'unknown';

/** How fresh facts are on a day: as the oldest of them. Undefined without facts. */
export function freshnessOf(facts: readonly Dated[], today: string): Freshness | undefined {
  if (facts.length === 0) return undefined;
  const days = facts.map((fact) => dayOf(fact, today));
  const [oldest] = days.filter((day) => day !== undefined).toSorted();
  return oldest === undefined || days.includes(undefined) ? 'unknown' : { day: oldest };
}
