import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import { networkOf } from '../requests/client-address.ts';

/** Window in which failures to sign in are counted together. */
export const signInWindowMs = 15 * 60 * 1000;
const mostFailures = 10;
/** Maximum number of failures of one name from everywhere: NIST SP 800-63B, 3.2.2, accepts no more in a row. */
const mostFailuresOfName = 100;
/** Lifetime of an app's code: it is accepted a step before and after its 30 seconds. */
const codeMs = 90 * 1000;
/** Lifetime of a link to choose a new password, which is valid once. */
export const resetSeconds = 30 * 60;

/** An attempt to sign in. */
export interface SignInTry {
  client: string;
  username: string;
  /** Browser, where this person signed in there before. */
  device?: string | undefined;
  /** User of this name, if there is one. */
  userId?: string | undefined;
}

/**
 * Locks out those who guess passwords, and not their victims. In 15 minutes 10 failures lock a name for the network they come
 * from, and a client for all names; 100 from everywhere lock a name. A device that the person signed in on before has a separate
 * count, and only that. A name that nobody has is counted alike, so that the answer reveals nothing.
 */
export class SignInLimits {
  readonly #failures: RateLimit;
  readonly #ofName: RateLimit;
  readonly #links: RateLimit;
  readonly #openLinks: RateLimit;
  readonly #codes: RateLimit;

  constructor(db: Kysely<Database>, secret: string) {
    const windowMs = signInWindowMs;
    const failureOptions = { windowMs, reason: 'Signing in failed too often.' };
    this.#failures = new RateLimit(db, secret, mostFailures, failureOptions);
    this.#ofName = new RateLimit(db, secret, mostFailuresOfName, failureOptions);
    this.#links = new RateLimit(db, secret, mostFailures, { windowMs, reason: 'New passwords were asked for too often.' });
    this.#openLinks = new RateLimit(db, secret, 1, { windowMs: resetSeconds * 1000 });
    this.#codes = new RateLimit(db, secret, 1, { windowMs: codeMs, reason: 'This code was used already.' });
  }

  /** Counts an attempt before the password is verified, so that many at once count too. @throws {HttpError} 429 */
  async count(attempt: SignInTry, now: Date): Promise<void> {
    for (const [limit, purpose, who] of this.#countsOf(attempt)) {
      await limit.count(purpose, who, now.getTime(), { userId: attempt.userId });
    }
  }

  /** Takes back an attempt that succeeded. */
  async giveBack(attempt: SignInTry): Promise<void> {
    for (const [limit, purpose, who] of this.#countsOf(attempt)) await limit.giveBack(purpose, who);
  }

  /** Lists every count of an attempt. A name may contain anything, so it comes last: none can look like another count. */
  #countsOf({ client, username, device }: SignInTry): [limit: RateLimit, purpose: string, who: string][] {
    if (device !== undefined) return [[this.#failures, `sign-in on ${device} as`, username]];
    return [
      [this.#failures, 'sign-in from', client],
      [this.#failures, `sign-in in ${networkOf(client)} as`, username],
      [this.#ofName, 'sign-in as', username],
    ];
  }

  /**
   * Counts an attempt of signed-in staff at their own password, so that a stolen session cannot be used to guess it. It counts
   * for that session alone: nobody else's failures block it.
   * @throws {HttpError} 429
   */
  countOwn(sessionId: string, now: Date): Promise<void> {
    return this.#failures.count('password in session', sessionId, now.getTime());
  }

  /** Takes back an attempt at one's own password that was right. */
  giveBackOwn(sessionId: string): Promise<void> {
    return this.#failures.giveBack('password in session', sessionId);
  }

  /** Counts a request for a link to a new password, or the use of one. @throws {HttpError} 429 */
  countReset(client: string, now: Date): Promise<void> {
    return this.#links.count('new password from', client, now.getTime());
  }

  /**
   * Decides whether somebody may be mailed a link, and counts it: not while the last one may still be valid.
   * @param transaction the one that stores the mail
   */
  opensLink(userId: string, now: Date, transaction: Kysely<Database>): Promise<boolean> {
    return this.#openLinks.admits('link for', userId, now.getTime(), { db: transaction, userId });
  }

  /** Deletes the failures of a client that set a new password by a mailed link. */
  forgetClient(client: string): Promise<void> {
    return this.#failures.forget('sign-in from', client);
  }

  /**
   * Accepts an app's code only once, for any purpose (RFC 6238, section 5.2), so that reading it over a shoulder is of no use.
   * @param transaction the one that the code's use belongs to, if there is one
   * @throws {HttpError} 429
   */
  async useCode(userId: string, code: string, now: Date, transaction?: Kysely<Database>): Promise<void> {
    await this.#codes.count(`code of ${userId}`, code, now.getTime(), transaction && { db: transaction });
  }
}
