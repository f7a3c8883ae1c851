import { agedAfterDays, daysBetween } from './verdict.ts';

const daysOfMonth = 30.44;
const daysOfYear = 365;
const monthsInYears = 24;
/** A document that is older is said to be old. */
const oldDocumentDays = 2 * daysOfYear;

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inWords = (count: number) => words[count] ?? String(count);

/**
 * What is said of a fact that was read more than 180 days ago; nothing of a newer one. Design, section 10.3.
 * @param today a date such as 2026-11-22
 */
export function agedNotice(read: string, today: string): string | undefined {
  const days = daysBetween(read, today);
  if (days <= agedAfterDays) return undefined;
  const months = Math.round(days / daysOfMonth);
  const ago = months < monthsInYears ? `${inWords(months)} months` : `${inWords(Math.floor(days / daysOfYear))} years`;
  return `Checked ${ago} ago: treat it as unconfirmed.`;
}

/**
 * What is said of a document that was dated more than two years ago; nothing of a newer one or one without a date.
 * @param today a date such as 2026-11-22
 */
export function documentNotice(dated: string | undefined, today: string): string | undefined {
  if (dated === undefined) return undefined;
  const days = daysBetween(dated, today);
  if (days <= oldDocumentDays) return undefined;
  return `This document is ${inWords(Math.floor(days / daysOfYear))} years old. A newer one probably exists; we have not seen it.`;
}
