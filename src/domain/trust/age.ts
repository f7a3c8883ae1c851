import { formatCheckedDate } from './checked-date.ts';
import type { Fact, Seen } from './fact-schema.ts';

/**
 * The dates that determine a fact's age: the day of the copy that was read, the document's own date, and when the words were last
 * seen there.
 */
export type Dated = Pick<Fact, 'copied' | 'dated'> & Partial<Pick<Fact, 'read' | 'mustBeReadBy'>> & Seen & { by?: string };

/** Limit in days: a fact with an older day shows its age everywhere. */
export const agedAfterDays = 180;
/** Limit in days: a fact with an older day permits nothing. */
export const looseningDays = 365;
const daysOfYear = 365;
/**
 * Limit in days: a document that was last seen earlier, or that bears an older date without any other day, says nothing about
 * today.
 */
const oldDocumentDays = 2 * daysOfYear;
/** Period in days after a person's reading of a fact, in which other readings renew it. */
const seenDays = 2 * daysOfYear;
const daysOfMonth = 30.44;
const monthsInYears = 24;
const dayInMs = 86_400_000;

/** Whole days between two dates such as 2026-09 or 2026-09-14; a month counts from its first day. */
export const daysBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / dayInMs);

/**
 * Checks whether the day on which words were seen counts: for two years since a person read them.
 * @param today a date such as 2026-11-22
 */
export const countsAsSeen = ({ seen, read }: Pick<Dated, 'seen' | 'read'>, today: string): boolean =>
  seen !== undefined && read !== undefined && daysBetween(read, today) <= seenDays;

/**
 * The day from which a fact or a price ages: when its text was last seen in force, that of its copy or a later one on which its
 * words were seen there; the document's own date only where neither is known. Third parties' words are as old as their text,
 * however late its copy.
 * @param today a date such as 2026-11-22
 * @returns undefined where no day is known
 */
export function dayOf(fact: Dated, today: string): string | undefined {
  const { seen } = fact;
  const own = ownDay(fact);
  return seen !== undefined && countsAsSeen(fact, today) && (own === undefined || own < seen) ? seen : own;
}

/** The day of a text itself: that of its copy, or else its date; for third parties' words, its date first. */
export const ownDay = ({ copied, dated, by }: Pick<Dated, 'copied' | 'dated' | 'by'>): string | undefined =>
  by === 'third party' ? (dated ?? copied) : (copied ?? dated);

/** Checks whether a document was last seen over two years ago. @param today a date such as 2026-11-22 */
export const isOldDocument = (fact: Dated, today: string): boolean => isFurtherBack(dayOf(fact, today), oldDocumentDays, today);

/** Checks whether a day is more than `days` days ago. */
const isFurtherBack = (day: string | undefined, days: number, today: string): boolean =>
  day !== undefined && daysBetween(day, today) > days;

/** Checks whether a day is so old that its fact or price shows its age. @param today a date such as 2026-11-22 */
export const isAged = (day: string, today: string): boolean => isFurtherBack(day, agedAfterDays, today);

/** Checks whether a day is so old that its fact or price permits nothing. @param today a date such as 2026-11-22 */
export const isOutOfDate = (day: string, today: string): boolean => isFurtherBack(day, looseningDays, today);

/**
 * Checks whether a fact is too old to permit anything: over a year by its day, or without a known day, or not read again since a
 * day that it names.
 * @param today a date such as 2026-11-22
 */
export function isTooOld(fact: Dated, today: string): boolean {
  const day = dayOf(fact, today);
  return day === undefined || isOutOfDate(day, today) || isUnread(fact, today);
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number) => words[count] ?? String(count);

/** An age in words: 'nine months', 'two years'. */
function ageInWords(days: number): string {
  const months = Math.round(days / daysOfMonth);
  return months < monthsInYears ? `${inWords(months)} months` : `${inWords(Math.floor(days / daysOfYear))} years`;
}

/**
 * The notice on an entry without facts that was checked more than 180 days ago; undefined for a newer one.
 * @param today a date such as 2026-11-22
 */
export function checkedNotice(verifiedAt: string, today: string): string | undefined {
  const age = ageInWords(daysBetween(verifiedAt, today));
  return isAged(verifiedAt, today) ? `Checked ${age} ago, so treat it as unconfirmed.` : undefined;
}

/**
 * The notices on a fact that is more than 180 days old, of unknown age, or not read again since a day that it names; none for a
 * newer one.
 * @param today a date such as 2026-11-22
 */
export function ageNotices(fact: Dated, today: string): string[] {
  const unread = unreadNotice(fact, today);
  return [...oldNotices(fact, today), ...(unread ? [unread] : [])];
}

function oldNotices(fact: Dated, today: string): string[] {
  const day = dayOf(fact, today);
  if (day === undefined) return ['No date, so treat it as unconfirmed.'];
  if (!isAged(day, today)) return [];
  const age = ageInWords(daysBetween(day, today));
  if (day === fact.seen && day !== fact.copied) return [`We last saw these words ${age} ago, so treat it as unconfirmed.`];
  if (day === fact.copied) return [`Our copy is ${age} old, so treat it as unconfirmed.`];
  const isOld = isOldDocument(fact, today);
  return [
    `This document is ${age} old${isOld ? '. A newer one probably exists; we haven’t seen it.' : ', so treat it as unconfirmed.'}`,
  ];
}

/**
 * A line of a list without a separate date, with its month once it is over 180 days old: 'Free, as of May 2026'.
 * @param today a date such as 2026-11-22
 * @param isOver true if a day that it names has come unread, so that it shows its month at any age
 * @returns the unchanged line where it ends in that month already
 */
export const withAge = (says: string, day: string, today: string, isOver = false): string => {
  const month = formatCheckedDate(day.slice(0, 7));
  return (isOver || isAged(day, today)) && !says.endsWith(`(${month})`) ? `${says}, as of ${month}` : says;
};

/**
 * Age of the facts behind a card, by the oldest: a day, 'unknown' where the day of some is, or 'others' where all are third
 * parties' words.
 */
export type Freshness = { day: string } | 'unknown' | 'others';

/** Freshness of facts on a day: the day of the oldest, 'unknown' if any has none. Undefined without facts. */
export function freshnessOf(facts: readonly Dated[], today: string): Freshness | undefined {
  if (facts.length === 0) return undefined;
  const days = facts.map((fact) => dayOf(fact, today));
  const [oldest] = days.filter((day) => day !== undefined).toSorted();
  return oldest === undefined || days.includes(undefined) ? 'unknown' : { day: oldest };
}

/** A text that may name a day to come, and the day of its last reading. */
export interface ReadAgain {
  mustBeReadBy?: string | undefined;
  read?: string | undefined;
}

/** Checks whether a day is over on another. A month is over after its last day. */
const isPast = (day: string, on: string): boolean => on.slice(0, day.length) > day;

/**
 * Checks whether the day by which something must be read again is over, and nobody has read it since.
 * @param today a date such as 2026-11-22
 */
export const isUnread = ({ mustBeReadBy: day, read }: ReadAgain, today: string): boolean =>
  day !== undefined && isPast(day, today) && !(read !== undefined && isPast(day, read));

/**
 * The notice on a text that was not read again when a day that it names came; undefined before, or where it names none.
 * @param today a date such as 2026-11-22
 */
export const unreadNotice = (text: ReadAgain, today: string): string | undefined =>
  text.mustBeReadBy !== undefined && isUnread(text, today)
    ? `Something in this was to change by ${formatCheckedDate(text.mustBeReadBy)}, and we haven’t read it again since. Look at its source.`
    : undefined;

/**
 * The notices on a text that was written over 180 days ago, or that names a day which has come since.
 * @param today a date such as 2026-11-22
 */
export function writtenNotices(text: { written: string; mustBeReadBy?: string | undefined }, today: string): string[] {
  const { written } = text;
  const month = formatCheckedDate(written.slice(0, 7));
  const age = isOutOfDate(written, today)
    ? `Written in ${month} and not read since. Laws, prices and terms change, so ask before you rely on it.`
    : `Written in ${month}, ${ageInWords(daysBetween(written, today))} ago.`;
  const unread = unreadNotice({ ...text, read: written }, today);
  return [...(isAged(written, today) ? [age] : []), ...(unread ? [unread] : [])];
}
