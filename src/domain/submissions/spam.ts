/** Result of the check of a form's token and its age. A call of the API without a token is fine and marked 'none'. */
export type FormTokenMark = 'valid' | 'none' | 'too fast' | 'expired' | 'forged';

/** Bounds of a form token's age: nobody fills in a form in less than 3 s, and it expires after 24 hours (docs/security.md). */
export const fastestFormMs = 3_000;
export const formTokenLifetimeMs = 24 * 60 * 60 * 1000;
/** Allowed difference of two servers' clocks. */
const clockSkewMs = 60_000;

/** Returns the mark of a genuine token, by the milliseconds since it was issued. */
export function markOfAge(ageMs: number): FormTokenMark {
  if (ageMs < -clockSkewMs) return 'forged';
  if (ageMs < fastestFormMs) return 'too fast';
  return ageMs <= formTokenLifetimeMs ? 'valid' : 'expired';
}

/** Number of links in all texts together above which a submission counts as spam; a website has a separate field. */
export const mostLinks = 3;

/** Counts the links in values; lists are included, and non-text values ignored. */
export const countLinks = (values: readonly unknown[]): number =>
  values.flat().reduce<number>((count, value) => count + (typeof value === 'string' ? linksIn(value) : 0), 0);

// The match includes the sign before 'www.': lookbehind is missing in Safari before 16.4.
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/|(?:^|[^\w/.])www\./gi)].length;

/** Checks whether a submission goes to the spam folder; its sender is thanked as usual. */
export const looksLikeSpam = (signs: { trap: string; token: FormTokenMark; links: number }): boolean =>
  signs.trap !== '' || signs.token === 'too fast' || signs.links > mostLinks;
