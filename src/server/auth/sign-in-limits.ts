import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { RateLimit } from '../submissions/rate-limit.ts';

/** How long failures to sign in are counted together. */
export const signInWindowMs = 15 * 60 * 1000;
const mostFailures = 10;
/** An app's code is taken a step before and after its 30 seconds. */
const codeMs = 90 * 1000;

/**
 * Locks out who guesses passwords: 10 failures in 15 minutes from one client, whatever the names, and for one name,
 * whoever tries. A name that nobody has is counted alike, so that the answer tells nothing.
 */
export class SignInLimits {
  readonly #limit: RateLimit;
  readonly #links: RateLimit;
  readonly #codes: RateLimit;

  constructor(db: Kysely<Database>, secret: string) {
    const windowMs = signInWindowMs;
    this.#limit = new RateLimit(db, secret, mostFailures, { windowMs, reason: 'Signing in failed too often.' });
    this.#links = new RateLimit(db, secret, mostFailures, { windowMs, reason: 'New passwords were asked for too often.' });
    this.#codes = new RateLimit(db, secret, 1, { windowMs: codeMs, reason: 'This code was used already.' });
  }

  /** Counts a try before the password is looked at, so that many at once count too. @throws {HttpError} 429 */
  async count(client: string, username: string, now: Date): Promise<void> {
    await this.#limit.count('sign-in from', client, now.getTime());
    await this.#limit.count('sign-in as', username, now.getTime());
  }

  /** The try was good: it counts for nothing. */
  async giveBack(client: string, username: string): Promise<void> {
    await this.#limit.giveBack('sign-in from', client);
    await this.#limit.giveBack('sign-in as', username);
  }

  /** Counts whoever asks for a link to a new password, or uses one; and for whom. @throws {HttpError} 429 */
  async countReset(client: string, whose: string | undefined, now: Date): Promise<void> {
    await this.#links.count('new password from', client, now.getTime());
    if (whose !== undefined) await this.#links.count('new password for', whose, now.getTime());
  }

  /**
   * An app's code serves once, for whatever (RFC 6238, section 5.2), whoever reads it over a shoulder.
   * @param transaction the one that the code's use belongs to, if there is one
   * @throws {HttpError} 429
   */
  async useCode(userId: string, code: string, now: Date, transaction?: Kysely<Database>): Promise<void> {
    await this.#codes.count(`code of ${userId}`, code, now.getTime(), transaction);
  }
}
