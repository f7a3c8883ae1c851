import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import { networkOf } from '../requests/client-address.ts';

/** How long failures to sign in are counted together. */
export const signInWindowMs = 15 * 60 * 1000;
const mostFailures = 10;
/** Of one name from everywhere: NIST SP 800-63B, 3.2.2, takes no more in a row. */
const mostFailuresOfName = 100;
/** An app's code is taken a step before and after its 30 seconds. */
const codeMs = 90 * 1000;
/** A link to choose a new password serves once, and so long. */
export const resetSeconds = 30 * 60;

/** Who tries to sign in as whom. */
export interface SignInTry {
  client: string;
  username: string;
  /** The browser, where this person signed in there before. */
  device?: string | undefined;
  /** Whose name it is, if it is anybody's. */
  userId?: string | undefined;
}

/**
 * Locks out who guesses passwords, and not who is guessed at. In 15 minutes 10 failures lock a name for the network they come from, and
 * a client whatever the names; 100 from everywhere lock a name. A device that the person signed in on before has a count of its own, and
 * only that. A name that nobody has is counted alike, so that the answer tells nothing.
 */
export class SignInLimits {
  readonly #failures: RateLimit;
  readonly #ofName: RateLimit;
  readonly #links: RateLimit;
  readonly #openLinks: RateLimit;
  readonly #codes: RateLimit;

  constructor(db: Kysely<Database>, secret: string) {
    const windowMs = signInWindowMs;
    const failed = { windowMs, reason: 'Signing in failed too often.' };
    this.#failures = new RateLimit(db, secret, mostFailures, failed);
    this.#ofName = new RateLimit(db, secret, mostFailuresOfName, failed);
    this.#links = new RateLimit(db, secret, mostFailures, { windowMs, reason: 'New passwords were asked for too often.' });
    this.#openLinks = new RateLimit(db, secret, 1, { windowMs: resetSeconds * 1000 });
    this.#codes = new RateLimit(db, secret, 1, { windowMs: codeMs, reason: 'This code was used already.' });
  }

  /** Counts a try before the password is looked at, so that many at once count too. @throws {HttpError} 429 */
  async count(tried: SignInTry, now: Date): Promise<void> {
    for (const [limit, purpose, who] of this.#countsOf(tried)) {
      await limit.count(purpose, who, now.getTime(), { userId: tried.userId });
    }
  }

  /** The try was good: it counts for nothing. */
  async giveBack(tried: SignInTry): Promise<void> {
    for (const [limit, purpose, who] of this.#countsOf(tried)) await limit.giveBack(purpose, who);
  }

  /** Every count of a try. A name may hold anything, so it comes last: none can be made to look like another count. */
  #countsOf({ client, username, device }: SignInTry): [limit: RateLimit, purpose: string, who: string][] {
    if (device !== undefined) return [[this.#failures, `sign-in on ${device} as`, username]];
    return [
      [this.#failures, 'sign-in from', client],
      [this.#failures, `sign-in in ${networkOf(client)} as`, username],
      [this.#ofName, 'sign-in as', username],
    ];
  }

  /**
   * Counts a try of the own password by whoever is signed in, so that a stolen session does not serve to guess it. It counts for
   * that session alone: nobody else's failures stand in the way.
   * @throws {HttpError} 429
   */
  countOwn(sessionId: string, now: Date): Promise<void> {
    return this.#failures.count('password in session', sessionId, now.getTime());
  }

  /** The own password was right: the try counts for nothing. */
  giveBackOwn(sessionId: string): Promise<void> {
    return this.#failures.giveBack('password in session', sessionId);
  }

  /** Counts whoever asks for a link to a new password, or uses one. @throws {HttpError} 429 */
  countReset(client: string, now: Date): Promise<void> {
    return this.#links.count('new password from', client, now.getTime());
  }

  /** Whether somebody may be mailed a link: not while the last one may still serve. @param transaction the one that has it mailed */
  opensLink(userId: string, now: Date, transaction: Kysely<Database>): Promise<boolean> {
    return this.#openLinks.admits('link for', userId, now.getTime(), { db: transaction, userId });
  }

  /** A new password was set from here by a mailed link: what failed here before counts for nothing. */
  forgetClient(client: string): Promise<void> {
    return this.#failures.forget('sign-in from', client);
  }

  /**
   * An app's code serves once, for whatever (RFC 6238, section 5.2), whoever reads it over a shoulder.
   * @param transaction the one that the code's use belongs to, if there is one
   * @throws {HttpError} 429
   */
  async useCode(userId: string, code: string, now: Date, transaction?: Kysely<Database>): Promise<void> {
    await this.#codes.count(`code of ${userId}`, code, now.getTime(), transaction && { db: transaction });
  }
}
