/** What the form's token told: when the form was shown, if at all. A call of the API without one is fine and marked 'none'. */
export type FormTokenMark = 'valid' | 'none' | 'too fast' | 'expired' | 'forged';

/** Nobody fills in a form in less than 3 seconds, and after 24 hours its token no longer counts (docs/security.md). */
export const fastestFormMs = 3_000;
export const formTokenLifetimeMs = 24 * 60 * 60 * 1000;
/** How far the clocks of two servers may differ. */
const clockSkewMs = 60_000;

/** What a genuine token tells, by the milliseconds since it was issued. */
export function markOfAge(ageMs: number): FormTokenMark {
  if (ageMs < -clockSkewMs) return 'forged';
  if (ageMs < fastestFormMs) return 'too fast';
  return ageMs <= formTokenLifetimeMs ? 'valid' : 'expired';
}

/** More links than this in all texts together are a mark of spam; a website has its own field. */
export const mostLinks = 3;

/** How many links stand in these values; lists are looked through, whatever is not text is not. */
export const countLinks = (values: readonly unknown[]): number =>
  values.flat().reduce<number>((count, value) => count + (typeof value === 'string' ? linksIn(value) : 0), 0);

// The sign before 'www.' is matched too, and not looked back at: Safari learnt that in 16.4.
const linksIn = (text: string) => [...text.matchAll(/https?:\/\/|(?:^|[^\w/.])www\./gi)].length;

/** Whether something sent gets the usual thanks but waits in the spam folder. */
export const looksLikeSpam = (sent: { trap: string; token: FormTokenMark; links: number }): boolean =>
  sent.trap !== '' || sent.token === 'too fast' || sent.links > mostLinks;
