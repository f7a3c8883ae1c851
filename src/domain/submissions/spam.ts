/**
 * Result of the form token's check: when the form was shown, if at all. A call of the API without one is fine and marked 'none'.
 */
export type FormTokenMark = 'valid' | 'none' | 'too fast' | 'expired' | 'forged';

/** Nobody fills in a form in less than 3 seconds, and after 24 hours its token expires (docs/security.md). */
export const fastestFormMs = 3_000;
export const formTokenLifetimeMs = 24 * 60 * 60 * 1000;
/** How far the clocks of two servers may differ. */
const clockSkewMs = 60_000;

/** The mark of a genuine token, by the milliseconds since it was issued. */
export function markOfAge(ageMs: number): FormTokenMark {
  if (ageMs < -clockSkewMs) return 'forged';
  if (ageMs < fastestFormMs) return 'too fast';
  return ageMs <= formTokenLifetimeMs ? 'valid' : 'expired';
}

/** More links than this in all texts together indicate spam; a website has a separate field. */
export const mostLinks = 3;

/** How many links these values contain; lists are included, and non-text values ignored. */
export const countLinks = (values: readonly unknown[]): number =>
  values.flat().reduce<number>((count, value) => count + (typeof value === 'string' ? linksIn(value) : 0), 0);

// The sign before 'www.' is part of the match instead of a lookbehind, which Safari supports from 16.4.
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/|(?:^|[^\w/.])www\./gi)].length;

/** Whether a submission is thanked for as usual but waits in the spam folder. */
export const looksLikeSpam = (sent: { trap: string; token: FormTokenMark; links: number }): boolean =>
  sent.trap !== '' || sent.token === 'too fast' || sent.links > mostLinks;
